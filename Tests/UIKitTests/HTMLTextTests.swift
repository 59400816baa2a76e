import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct HTMLTextTests {
  private func text(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  /// Returns the texts of the runs in which an attribute fulfills a condition.
  private func runs(
    _ text: NSAttributedString, _ condition: ([NSAttributedString.Key: Any]) -> Bool
  ) -> [String] {
    var found: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole) { attributes, range, _ in
      if condition(attributes) { found.append((text.string as NSString).substring(with: range)) }
    }
    return found
  }

  private func font(_ attributes: [NSAttributedString.Key: Any]) -> UIFont? {
    attributes[.font] as? UIFont
  }

  @Test("Spaces are joined, paragraphs end with a new line, and references are characters")
  func characters() throws {
    #expect(try text("a  b\n c").string == "a b c")
    #expect(try text("<p>One </p>\n<p>Two <br>three</p>").string == "One\nTwo\u{2028}three\n")
    #expect(try text("a<br>b<div>c</div>d").string == "a\nb\nc\nd")
    #expect(try text("&lt;&amp;&euro;&#x41;&#66; &nosuch; &").string == "<&\u{20ac}AB &nosuch; &")
    #expect(try text("<pre>a\n  b</pre>").string == "a\n  b\n")
    #expect(try text("x<script>a < b</script><!-- c --><title>t</title>y").string == "xy")
    #expect(try text("5 < 6 <unclosed").string == "5 < 6")
    #expect(try text("<table><tr><td>a<td>b</table>").string == "a\nb\n")
    #expect(try text("").length == 0)
  }

  @Test("Elements have their usual styles, which overlap")
  func styles() throws {
    let all = try text("<b>bold <i>both</i></b> <u>under</u> <s>gone</s> x<sup>2</sup>")
    #expect(all.string == "bold both under gone x2")
    let bold = runs(all) { font($0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true }
    #expect(bold == ["bold ", "both"])
    let italic = runs(all) {
      font($0)?.fontDescriptor.symbolicTraits.contains(.traitItalic) == true
    }
    #expect(italic == ["both"])
    #expect(runs(all) { $0[.underlineStyle] != nil } == ["under"])
    #expect(runs(all) { $0[.strikethroughStyle] != nil } == ["gone"])
    #expect(runs(all) { ($0[.baselineOffset] as? Double ?? 0) > 0 } == ["2"])
    let title = try text("<h1>Title</h1>rest")
    #expect(runs(title) { font($0)?.pointSize == 24 } == ["Title\n"])
    #expect(runs(title) { font($0)?.pointSize == 12 } == ["rest"])
    #expect(runs(title) { $0[.foregroundColor] as? UIColor == .black } == ["Title\n", "rest"])
  }

  @Test("Links have an address, also one with references")
  func links() throws {
    let link = try text("see <a href=\"https://example.org/?a=1&amp;b=2\">this</a>.")
    #expect(runs(link) { $0[.link] as? URL != nil } == ["this"])
    let url = link.attribute(.link, at: 5, effectiveRange: nil) as? URL
    #expect(url?.absoluteString == "https://example.org/?a=1&b=2")
  }

  @Test("Items of lists have markers, and are indented with each list")
  func lists() throws {
    let list = try text("<ul><li>A<li>B<ol start=3><li>x</li><li>y</li></ol></li></ul>end")
    #expect(list.string == "\t\u{2022}\tA\n\t\u{2022}\tB\n\t3.\tx\n\t4.\ty\nend")
    let style = { (place: Int) in
      list.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect(style(0)?.headIndent == 36 && style(10)?.headIndent == 72)
    #expect(style(0)?.tabStops.map(\.location) == [11, 36])
    #expect(style(list.length - 1)?.headIndent == 0)
  }

  @Test("Style sheets and inline styles change color, size, weight and alignment")
  func sheets() throws {
    let page = try text(
      "<style>body{font-size:16px} p, h2 { margin: 0 } .r{color:#f00} /* x{} */"
        + " #id{font-weight:700} div b {color:blue}</style><p class='r'>Hi <span id=id>you</span></p>"
        + "<p style='text-align: center; font-size: 150%; color: rgba(0, 0, 255, 0.5)'>big</p>"
        + "<span style='display:none'>none</span>")
    #expect(page.string == "Hi you\nbig\n")
    #expect(runs(page) { font($0)?.pointSize == 24 } == ["big\n"])
    #expect(runs(page) { font($0)?.pointSize == 16 } == ["Hi ", "you", "\n"])
    #expect(runs(page) { $0[.foregroundColor] as? UIColor == .red } == ["Hi ", "you", "\n"])
    let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(runs(page) { $0[.foregroundColor] as? UIColor == blue } == ["big\n"])
    let style = page.attribute(.paragraphStyle, at: 8, effectiveRange: nil) as? NSParagraphStyle
    #expect(style?.alignment == .center && style?.paragraphSpacing == 0)
  }

  @Test("The data determines the type and the encoding if the options do not")
  func data() throws {
    var properties: NSDictionary?
    let page = Data("  <!DOCTYPE html><p>a</p>".utf8)
    let read = try NSAttributedString(data: page, documentAttributes: &properties)
    #expect(read.string == "a\n" && properties?["DocumentType"] as? String == "NSHTML")
    let plain = try NSMutableAttributedString(
      data: Data("<b>".utf8), options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]],
      documentAttributes: nil)
    #expect(
      plain.string == "<b>" && plain.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    let wide = try #require("\u{e9}".data(using: .unicode))
    let options: [NSAttributedString.DocumentReadingOptionKey: Any] = [
      .documentType: NSAttributedString.DocumentType.html,
      .characterEncoding: String.Encoding.utf8.rawValue,
    ]
    let decoded = try NSAttributedString(data: wide, options: options, documentAttributes: nil)
    #expect(decoded.string == "\u{e9}")
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data("{\\rtf1 a}".utf8), documentAttributes: nil)
    }
    #expect(throws: CocoaError.self) {
      try NSAttributedString(data: Data([0xC0]), options: options, documentAttributes: nil)
    }
  }

  @Test("A part of a text is written as a plain text, and not as another type")
  func writing() throws {
    let text = NSAttributedString(string: "a\u{e9}b")
    let part = NSRange(location: 1, length: 2)
    #expect(try text.data(from: part) == Data("\u{e9}b".utf8))
    #expect(
      try text.data(
        from: part, documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue])
        == Data([0xE9, 0x62]))
    #expect(throws: CocoaError.self) {
      try text.data(
        from: part, documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf])
    }
  }
}
