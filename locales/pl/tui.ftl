# Gra pełnoekranowa.
