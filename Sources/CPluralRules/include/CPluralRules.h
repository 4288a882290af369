#pragma once

#include <stdint.h>

/// Writes the CLDR plural category of a number in a language: "zero", "one", "two", "few", "many" or
/// "other".
///
/// `category` has room for 8 bytes. Unknown languages use the rules of the root locale: "other".
void plural_category(const char *language, double number, char *category);
