import ResponderTestKit
import Testing
import UIKit

/// An attachment that is as high as its line, and lies below the baseline.
private final class LineHighAttachment: NSTextAttachment, @unchecked Sendable {
  var lines: [CGRect] = []
  override init(data contentData: Data?, ofType uti: String?) {
    super.init(data: contentData, ofType: uti)
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func attachmentBounds(
    for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint, characterIndex charIndex: Int
  ) -> CGRect {
    lines.append(lineFrag)
    return CGRect(x: 0, y: -4, width: lineFrag.height * 2, height: lineFrag.height)
  }
}

/// An attachment that draws its image when it is asked for it.
private final class DrawnAttachment: NSTextAttachment, @unchecked Sendable {
  override func image(
    forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int
  ) -> UIImage? {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 10)).image { _ in }
  }
}

@MainActor @Suite(.serialized) struct AttachmentSubclassTests {
  let stage = Stage(size: CGSize(width: 300, height: 200))

  private func attachment(of label: UILabel) throws -> NSTextAttachment {
    let text = try #require(label.attributedText)
    let found = text.attribute(.attachment, at: 0, effectiveRange: nil)
    return try #require(found as? NSTextAttachment)
  }

  @Test("An attachment decides its bounds from the height of a line in its font")
  func bounds() throws {
    let attachment = LineHighAttachment(data: nil, ofType: nil)
    attachment.image = UIImage(systemName: "star")
    let text = NSMutableAttributedString(attachment: attachment)
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 0, length: 1))
    let label = UILabel()
    label.attributedText = text
    let line = try #require(attachment.lines.first)
    #expect(line.height > 30 && line.height < 45)
    #expect(abs(label.intrinsicContentSize.width - line.height * 2) <= 1)
    #expect(try self.attachment(of: label) === attachment)
  }

  @Test("An attachment may give its image on demand")
  func image() {
    let label = UILabel()
    label.attributedText = NSAttributedString(attachment: DrawnAttachment())
    let drawn = DrawnAttachment().value
    #expect(drawn.image?.size == CGSize(width: 30, height: 10))
  }

  @Test("An attachment without overrides has its bounds, or the size of its image")
  func plain() {
    let attachment = NSTextAttachment()
    attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { _ in }
    let size = attachment.attachmentBounds(
      for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
    #expect(size == CGRect(x: 0, y: 0, width: 12, height: 8))
    attachment.bounds = CGRect(x: 0, y: -2, width: 5, height: 5)
    #expect(attachment.value.bounds == attachment.bounds)
  }
}
