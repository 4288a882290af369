// Only links ICU; Sources/CTextBreaks includes its headers.
