# Uliczne Pai Sho: płytka, miejsca, opcje.
game-street = Uliczne Pai Sho
game-street-about = Jeden rodzaj płytek, jeńcy pod zdobywcami i cztery ulice: utrzymaj harmonię przecinającą każdą z nich i ogłoś zwycięstwo. Dwoje graczy.
tile-tile = płytka
seat-street-H = Gospodarz
seat-street-G = Gość

preset-street-classic = zasady w wersji drukowanej
preset-street-garden-gate = tak jak na publicznej stronie skudpaisho.com

option-street-setup = gdzie stoi pierwszych osiem płytek
value-street-setup-classic = jak na wydrukowanym rysunku
value-street-setup-modern = po jednej płytce bliżej środka
option-street-reach = jak daleko idzie płytka
value-street-reach-3 = najwyżej trzy kroki
value-street-reach-4 = najwyżej cztery kroki
option-street-captor-bonus = o ile dalej idzie płytka z jeńcem
value-street-captor-bonus-one = o jeden krok
value-street-captor-bonus-none = wcale
value-street-captor-bonus-per-captive = o krok za każdą płytkę pod nią
value-street-captor-bonus-five = razem pięć kroków
option-street-release = zdobywca rusza się sam i zostawia jeńców
option-street-win = jak wygrywa się czterema liniami środkowymi
value-street-win-claim = przez ogłoszenie na początku tury
value-street-win-start = na początku tury, bez ogłaszania
value-street-win-immediate = od razu, niezależnie od tego, kto się ruszył
option-street-limits = remis przez powtórzenie pozycji i po turze 500
preset-street-classic-title = Klasyczne
preset-street-garden-gate-title = Garden Gate
option-street-setup-title = Ustawienie początkowe
option-street-reach-title = Zasięg
option-street-captor-bonus-title = Dodatkowy zasięg zdobywcy
option-street-release-title = Uwalnianie
option-street-win-title = Cztery linie środkowe
option-street-limits-title = Remis automatyczny
