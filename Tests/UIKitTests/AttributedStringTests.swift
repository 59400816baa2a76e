import ResponderTestKit
import Testing
import UIKit

@MainActor struct AttributedStringTests {
  let stage = Stage(size: CGSize(width: 300, height: 200))

  @Test("A label shows an attributed string, and answers with it")
  func labelKeepsString() throws {
    let label = UILabel()
    let own = NSAttributedString.Key("own")
    let text = NSMutableAttributedString(string: "Grüße 👋🏽 an alle")
    text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 6, length: 4))
    text.addAttribute(own, value: 7, range: NSRange(location: 0, length: 5))
    label.attributedText = text
    #expect(label.text == "Grüße 👋🏽 an alle")
    let found = try #require(label.attributedText)
    #expect(found.attribute(own, at: 2, effectiveRange: nil) as? Int == 7)
    #expect(found.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? UIColor == .red)
    #expect(found.attribute(.foregroundColor, at: 11, effectiveRange: nil) == nil)
    label.text = "other"
    #expect(label.attributedText?.string == "other")
    label.attributedText = nil
    #expect(label.text == nil)
  }

  @Test("A string that was given is not changed by what its giver does to it later")
  func labelCopies() {
    let label = UILabel()
    let text = NSMutableAttributedString(string: "one")
    label.attributedText = text
    text.append(NSAttributedString(string: " two"))
    #expect(label.attributedText?.string == "one")
  }

  @Test("What the library can show of the attributes goes there and back")
  func roundTrip() throws {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineSpacing = 4
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.blue,
      .backgroundColor: UIColor.white, .underlineStyle: NSUnderlineStyle.double.rawValue,
      .strikethroughStyle: 1, .kern: 2, .baselineOffset: NSNumber(value: 3.5),
      .paragraphStyle: paragraph, .link: try #require(URL(string: "https://example.org")),
    ]
    let styled = StyledText(NSAttributedString(string: "text", attributes: attributes))
    let run = try #require(styled.runs.first).attributes
    #expect(run.font == .boldSystemFont(ofSize: 20))
    #expect(run.foregroundColor == .blue)
    #expect(run.backgroundColor == .white)
    #expect(run.underlineStyle == .double)
    #expect(run.strikethroughStyle == .single)
    #expect(run.kern == 2)
    #expect(run.baselineOffset == 3.5)
    #expect(run.paragraphStyle?.alignment == .center)
    #expect(run.paragraphStyle?.lineSpacing == 4)
    #expect(run.link == "https://example.org")
    let back = NSAttributedString(styled).attributes(at: 0, effectiveRange: nil)
    #expect(back[.underlineStyle] as? Int == 9)
    #expect((back[.paragraphStyle] as? NSParagraphStyle)?.lineSpacing == 4)
    #expect(back[.link] as? URL == URL(string: "https://example.org"))
  }

  @Test("An attachment is a picture in the text")
  func attachment() {
    let attachment = NSTextAttachment()
    attachment.image = UIImage(systemName: "star")
    attachment.bounds = CGRect(x: 0, y: -4, width: 16, height: 16)
    let text = NSMutableAttributedString(string: "a ")
    text.append(NSAttributedString(attachment: attachment))
    let styled = StyledText(text)
    #expect(styled.runs.last?.attributes.attachment?.bounds.width == 16)
    #expect(styled.string == "a \u{FFFC}")
  }

  @Test("Foundation's AttributedString is shown with its attributes")
  func attributedString() {
    var text = AttributedString("bold and plain")
    text.font = .systemFont(ofSize: 12)
    if let range = text.range(of: "bold") {
      text[range].foregroundColor = .red
      text[range].underlineStyle = .single
    }
    let styled = StyledText(text)
    #expect(styled.runs.count == 2)
    #expect(styled.runs.first?.attributes.foregroundColor == .red)
    #expect(styled.runs.first?.attributes.underlineStyle == .single)
    #expect(styled.runs.last?.attributes.font == .systemFont(ofSize: 12))
    #expect(AttributedString(styled) == text)
    #expect(NSAttributedString(text).string == "bold and plain")
  }

  @Test("A range counts UTF-16 units, and bytes of UTF-8 in the library")
  func ranges() {
    let text = "aé👋b"
    let units = NSRange(location: 1, length: 3)
    let bytes = TextRange(units, in: text)
    #expect(bytes.utf8 == 1..<7)
    #expect(NSRange(bytes, in: text) == units)
    #expect(TextRange(NSRange(location: 2, length: 90), in: text).utf8 == 3..<8)
    #expect(TextRange(NSRange(location: NSNotFound, length: 0), in: text).utf8 == 8..<8)
  }

  @Test("Runs whose styles, shadows or attachments are other objects are joined, or stay apart")
  func joining() {
    func runs(_ value: () -> [NSAttributedString.Key: Any]) -> Int {
      let text = NSMutableAttributedString(string: "")
      for _ in 0..<3 { text.append(NSAttributedString(string: "a", attributes: value())) }
      var count = 0
      let whole = NSRange(location: 0, length: text.length)
      text.enumerateAttributes(in: whole) { _, _, _ in count += 1 }
      return count
    }
    #expect(runs { [.paragraphStyle: NSMutableParagraphStyle()] } == 1)
    #expect(runs { [.paragraphStyle: NSParagraphStyle.default.mutableCopy()] } == 1)
    var indent = 0.0
    let indented: () -> [NSAttributedString.Key: Any] = {
      let style = NSMutableParagraphStyle()
      indent += 1
      style.headIndent = indent
      return [.paragraphStyle: style]
    }
    #expect(runs(indented) == 3)
    #expect(runs { [.attachment: NSTextAttachment()] } == 3)
    #expect(runs { [.shadow: NSShadow()] } == 3)
  }

  @Test("Text is measured without a view")
  func measuring() {
    let font = UIFont.systemFont(ofSize: 17)
    let label = UILabel()
    label.font = font
    label.text = "Measured"
    let size = ("Measured" as NSString).size(withAttributes: [.font: font])
    #expect(abs(size.width - label.intrinsicContentSize.width) <= 1)
    #expect(size.height == label.intrinsicContentSize.height)
    #expect("Measured".size(withAttributes: [.font: font]) == size)
    let long = "one two three four five six seven eight nine ten"
    let box = long.boundingRect(
      with: CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      options: [.usesLineFragmentOrigin, .usesFontLeading], attributes: [.font: font], context: nil)
    #expect(box.width <= 120)
    #expect(box.height >= size.height * 3)
    #expect(box.origin == .zero)
    let line = long.boundingRect(with: .zero, attributes: [.font: font])
    #expect(line.height == size.height)
    #expect(line.minY < 0)
  }
}
