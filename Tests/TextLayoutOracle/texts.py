"""Random texts from fixed seeds."""

import random

LATIN = (
  "the quick brown fox jumps over a lazy dog AVATAR Type To Wave, office affinity fjord "
  "naïve café Zürich Ångström crème brûlée résumé Łódź don't it's “quoted” ‘single’ (paren) "
  "[bracket] well-known state-of-the-art 3.14 1,000.50 50% $100 €20 12:30 2024-05-06 "
  "e-mail and/or C++ -5 x-1 foo_bar http://example.org/path?query=1&b=2 a.b.c end. Wow! "
  "Really? yes; no: maybe… em—dash en–dash #tag @user A&B 10×20 →arrow ~tilde \"straight\" "
  "semi-annual co-op Kerning: LTo PA. Va, Yo. r, y. T. 'tis 'cause"
).split(" ")
GREEK = "Καλημέρα κόσμε αβγδ ΣΊΣΥΦΟΣ Привет мир съешь ещё этих мягких булок".split(" ")
LONG = ["Donaudampfschifffahrtsgesellschaft", "pneumonoultramicroscopicsilicovolcanoconiosis",
  "AAAAAAAAAAAAAAAAAAAAAAAAAAAAA", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "WAVAWAVAWAVA"]
SOFT = ["ex\u00adtra\u00ador\u00addi\u00adnary", "hy\u00adphen\u00ada\u00adtion",
  "un\u00adbe\u00adliev\u00ada\u00adble"]
HAN = "今天天气很好我们去公园散步吧春眠不觉晓处处闻啼鸟知道日报每天三次每次七分钟"
HAN_MARKS = "，。、！？；：（）《》「」"
KANA = "これはテストですひらがなカタカナ"
HEBREW = "שלום עולם זה טקסט בעברית מאוד יפה".split(" ")
ARABIC = "مرحبا بالعالم هذا نص عربي جميل جدا".split(" ")
HANGUL = "안녕하세요 세계 이것은 한국어 텍스트".split(" ")
EMOJI = ["😀", "👍🏽", "👨‍👩‍👧‍👦", "🇩🇪", "❤️", "☀️", "1️⃣", "🏳️‍🌈", "🎉"]
MARKS = ["e\u0301", "a\u0308\u0304", "n\u0303", "o\u0302\u0301", "q\u0307\u0323"]
WEIGHTS = [300, 400, 600, 700]
SIZES = [9, 11, 12, 13, 14, 15, 16, 17, 19.5, 20, 22, 28, 34]


def han(rng, marks=True):
  text = ""
  for _ in range(rng.randint(2, 14)):
    text += rng.choice(HAN)
    if marks and rng.random() < 0.15:
      text += rng.choice(HAN_MARKS)
  return text


def words(rng, kind):
  pick = rng.random()
  if kind == "latin":
    if pick < 0.06:
      return rng.choice(LONG)
    if pick < 0.12:
      return rng.choice(SOFT)
    if pick < 0.16:
      return rng.choice(LATIN) + "\u00a0" + rng.choice(LATIN)
    if pick < 0.24:
      return rng.choice(GREEK)
    if pick < 0.28:
      return "".join(rng.choice(MARKS) for _ in range(rng.randint(1, 4)))
    if pick < 0.33:
      return rng.choice(LATIN) + rng.choice(["-", "/", "—", "…", "?", "!", ")", "("]) + rng.choice(LATIN)
    return rng.choice(LATIN)
  if kind == "han":
    if pick < 0.3:
      return rng.choice(LATIN)
    if pick < 0.4:
      return "".join(rng.choice(KANA) for _ in range(rng.randint(1, 8)))
    return han(rng)
  if kind == "bidi":
    return rng.choice(HEBREW if pick < 0.3 else ARABIC if pick < 0.6 else LATIN)
  if kind == "mixed":
    if pick < 0.25:
      return rng.choice(EMOJI) * rng.randint(1, 3)
    if pick < 0.4:
      return rng.choice(HANGUL)
    if pick < 0.5:
      return han(rng)
    return rng.choice(LATIN)
  raise ValueError(kind)


def run(rng, text):
  return {
    "text": text, "weight": rng.choice(WEIGHTS), "italic": rng.random() < 0.2,
    "size": rng.choice(SIZES),
  }


def case(seed, kind, mode="word", runs=1):
  rng = random.Random(f"{kind} {mode} {seed}")
  made = []
  for number in range(runs):
    count = rng.choice([1, 2, 3, 5, 8, 15, 40]) if runs == 1 else rng.randint(1, 6)
    space = "" if kind == "han" and rng.random() < 0.5 else " "
    text = space.join(words(rng, kind) for _ in range(count))
    if rng.random() < 0.1:
      text = text.replace(" ", "  ", 3)
    if number:
      text = rng.choice(["", " "]) + text
    made.append(run(rng, text))
  if runs == 1 and rng.random() < 0.2:
    made[0]["tracking"] = rng.choice([-0.4, 0.5, 2])
  width = rng.choice([None, 40, 80, 120, 200, 320, 375]) if rng.random() < 0.5 \
    else round(rng.uniform(44, 500), 2)
  if kind == "bidi":
    # Words that are broken inside join differently.
    width = width and max(width, 200)
  if made[0].get("tracking") or mode == "char":
    # Chromium adds no letter-spacing to the hyphen, and hyphenates when lines break anywhere.
    for part in made:
      part["text"] = part["text"].replace("\u00ad", "")
  if mode == "char" and width is None:
    width = 150
  direction = rng.choice(["ltr", "rtl"]) if kind == "bidi" else "ltr"
  return {"runs": made, "width": width, "mode": mode, "direction": direction}
