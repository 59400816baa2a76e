import Widgets

/// The texts of the page's text views.
enum SampleTexts {
  /// The first sentence of the Universal Declaration of Human Rights in ten languages, and difficult cases.
  ///
  /// These are emoji of several code points, letters with combining marks, and two directions in a line.
  static var scripts: StyledText {
    var style = ParagraphStyle.default
    style.paragraphSpacing = Spacing.tiny
    let plain = TextAttributes(paragraphStyle: style)
    let strong = plain.merging(
      TextAttributes(font: .preferredFont(forTextStyle: .body).withWeight(.semibold)))
    var text = StyledText()
    for (index, (name, words)) in samples.enumerated() {
      text.append(name, attributes: strong)
      text.append("  \(words)", attributes: plain)
      if index < samples.count - 1 { text.append("\n", attributes: plain) }
    }
    return text
  }

  private static let samples = [
    ("English", "All human beings are born free and equal in dignity and rights."),
    (
      "Ελληνικά",
      "Όλοι οι άνθρωποι γεννιούνται ελεύθεροι και ίσοι στην αξιοπρέπεια και τα δικαιώματα."
    ),
    ("Русский", "Все люди рождаются свободными и равными в своем достоинстве и правах."),
    ("العربية", "يولد جميع الناس أحرارًا متساوين في الكرامة والحقوق."),
    ("עברית", "כל בני האדם נולדו בני חורין ושווים בערכם ובזכויותיהם."),
    (
      "हिन्दी",
      "सभी मनुष्यों को गौरव और अधिकारों के मामले में जन्मजात स्वतन्त्रता और समानता प्राप्त है।"
    ),
    ("ไทย", "มนุษย์ทั้งหลายเกิดมามีอิสระและเสมอภาคกันในเกียรติศักดิ์และสิทธิ"),
    ("中文", "人人生而自由，在尊严和权利上一律平等。"),
    ("日本語", "すべての人間は、生まれながらにして自由であり、かつ、尊厳と権利とについて平等である。"),
    ("한국어", "모든 인간은 태어날 때부터 자유로우며 그 존엄과 권리에 있어 동등하다."),
    ("Emoji", "👋🏽 👩‍👩‍👧 🇩🇪 🏳️‍🌈 ❤️ 1️⃣"),
    ("Marks", "é e\u{301} n\u{303} a\u{308}\u{332}"),
    ("Both ways", "abc שלום 123 سلام xyz"),
  ]

  /// The number of paragraphs of the long document.
  static let paragraphCount = 5_000

  /// A document of numbered paragraphs, which is created once.
  static let document = {
    var text = ""
    text.reserveCapacity(paragraphCount * 240)
    for number in 1...paragraphCount {
      if number % 100 == 1 { text += "Chapter \(number / 100 + 1)\n\n" }
      text += "\(number). "
      for place in 0..<3 {
        text += sentences[(number * 7 + place * 5 + number / 13) % sentences.count]
        text += place == 2 ? "\n" : " "
      }
    }
    return text
  }()

  private static let sentences = [
    "The lamp in the harbour was lit an hour before dusk.",
    "Nobody had counted the boats since the spring.",
    "A letter lay on the table, folded twice.",
    "She read the map from right to left, as she always did.",
    "The wind turned, and with it the smell of salt and tar.",
    "Three children carried a kite that was larger than all of them.",
    "What the clock said was of no interest to the cat.",
    "He wrote the numbers down and crossed out every second one.",
    "On the far bank somebody was playing the same tune again.",
    "It rained for an hour, and then it rained some more.",
    "The key fitted, but the door had been open all along.",
    "Between the two islands the water is deep and very green.",
    "They agreed on the price and disagreed on everything else.",
    "The baker, who was also the mayor, closed early on Thursdays.",
    "A needle is easy to lose and hard to find in a haystack.",
    "Every road in the valley leads to the mill sooner or later.",
    "The last page was missing, so they made up an ending.",
  ]
}
