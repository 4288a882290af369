struct MacMenu {}
