import ResponderTestKit
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@Suite("A label with a styled text", .serialized) @MainActor struct StyledLabelTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  init() {
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    label.textColor = .black
  }

  private let red = TextAttributes(
    font: .boldSystemFont(ofSize: 20), foregroundColor: .red,
    paragraphStyle: ParagraphStyle(alignment: .center, lineBreakMode: .byCharWrapping))

  private func pixels(_ color: Color) -> Int {
    let image = stage.snapshot()
    var count = 0
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth {
        let pixel = image.pixel(x: x, y: y)
        let distance =
          abs(pixel.red - color.red) + abs(pixel.green - color.green)
          + abs(pixel.blue - color.blue)
        if distance < 0.02 { count += 1 }
      }
    }
    return count
  }

  @Test("text and styled text are kept in step")
  func inStep() {
    #expect(label.attributedText == nil)
    label.text = "plain"
    #expect(label.attributedText?.string == "plain")
    #expect(label.attributedText?.attributes(at: .start).foregroundColor == .black)
    label.attributedText = StyledText("styled", attributes: red)
    #expect(label.text == "styled")
    label.text = "again"
    #expect(label.attributedText?.string == "again")
    label.attributedText = nil
    #expect(label.text == nil && label.attributedText == nil)
  }

  @Test("the properties tell how the first character looks, and a plain text takes that on")
  func looksOfStart() {
    label.attributedText = StyledText("ab", attributes: red) + "cd"
    for _ in 0..<2 {
      #expect(label.font == .boldSystemFont(ofSize: 20))
      #expect(label.textColor == .red)
      #expect(label.textAlignment == .center)
      #expect(label.lineBreakMode == .byCharWrapping)
      label.text = "plain"
    }
  }

  @Test("a property that is set counts for the whole text")
  func setting() {
    label.attributedText = StyledText("ab", attributes: red) + "cd"
    label.font = .systemFont(ofSize: 11)
    label.textColor = .blue
    label.textAlignment = .right
    let runs = label.attributedText?.runs ?? []
    #expect(runs.allSatisfy { $0.attributes.font == .systemFont(ofSize: 11) })
    #expect(runs.allSatisfy { $0.attributes.foregroundColor == .blue })
    #expect(label.textAlignment == .right)
  }

  @Test("what has no looks of its own is in the label's")
  func base() {
    label.font = .systemFont(ofSize: 30)
    label.attributedText = "HH"
    let large = label.intrinsicContentSize
    label.text = "HH"
    #expect(label.intrinsicContentSize == large && large.height > 30)
    label.attributedText = StyledText("■■", attributes: red) + "■■"
    #expect(pixels(.red) > 20 && pixels(.black) > 20)
  }

  @Test("disabled or highlighted it is in one colour")
  func oneColor() {
    label.attributedText = StyledText("■■■", attributes: red)
    #expect(pixels(.red) > 20)
    label.highlightedTextColor = .blue
    label.isHighlighted = true
    #expect(pixels(.red) == 0 && pixels(.blue) > 20)
    label.isHighlighted = false
    label.isEnabled = false
    #expect(pixels(.red) == 0)
  }

  @Test("a repaint lays out nothing")
  func repaint() {
    label.attributedText = StyledText("ab", attributes: red) + "cd"
    _ = stage.snapshot()
    let count = TextLayout.layoutCount
    label.setNeedsDisplay()
    stage.render()
    #expect(TextLayout.layoutCount == count)
  }

  @Test("a shadow is drawn behind the letters, once it has a colour")
  func shadow() {
    label.text = "■■■"
    #expect(pixels(.green) == 0)
    label.shadowColor = .green
    label.shadowOffset = Size(width: 3, height: 3)
    #expect(pixels(.green) > 5 && pixels(.black) > 20)
  }

  // MARK: Fitting

  @Test("text that is too wide is drawn smaller, down to the smallest factor")
  func shrinking() throws {
    label.text = "Quite a long line of text for a label"
    label.font = .systemFont(ofSize: 20)
    let natural = label.intrinsicContentSize
    label.adjustsFontSizeToFitWidth = true
    #expect(try #require(label.placedText(in: label.bounds)).layout.isTruncated)
    label.minimumScaleFactor = 0.3
    let fitted = try #require(label.placedText(in: label.bounds)).layout
    #expect(!fitted.isTruncated && fitted.size.width <= 200 && fitted.size.width > 190)
    #expect(label.intrinsicContentSize == natural)
    label.minimumScaleFactor = 0.9
    #expect(try #require(label.placedText(in: label.bounds)).layout.isTruncated)
  }

  @Test("several lines are made smaller until they fit the height")
  func shrinkingLines() throws {
    label.text = "Quite a long text for a label that is not high at all, in several lines of it"
    label.font = .systemFont(ofSize: 30)
    label.numberOfLines = 0
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.2
    let fitted = try #require(label.placedText(in: label.bounds)).layout
    #expect(fitted.size.height <= 100 && fitted.size.height > 60)
  }

  @Test("smaller text keeps its baseline, its middle or its top")
  func baselines() throws {
    label.text = "Quite a long line of text for a label"
    label.font = .systemFont(ofSize: 40)
    let plain = try #require(label.placedText(in: label.bounds))
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.1
    let kept = try #require(label.placedText(in: label.bounds))
    #expect(abs(kept.origin.y + kept.layout.baseline - plain.origin.y - plain.layout.baseline) < 1)
    label.baselineAdjustment = .alignCenters
    let middle = try #require(label.placedText(in: label.bounds))
    #expect(abs(middle.origin.y + middle.layout.size.height / 2 - 50) <= 1)
    label.baselineAdjustment = .none
    #expect(try #require(label.placedText(in: label.bounds)).origin.y == plain.origin.y)
  }

  @Test("letters move a little together before a line is shortened")
  func tightening() throws {
    label.text = "A line that is only a little too long"
    label.frame.size.width = label.intrinsicContentSize.width - 5
    #expect(try #require(label.placedText(in: label.bounds)).layout.isTruncated)
    label.allowsDefaultTighteningForTruncation = true
    #expect(!(try #require(label.placedText(in: label.bounds)).layout.isTruncated))
    label.frame.size.width /= 2
    #expect(try #require(label.placedText(in: label.bounds)).layout.isTruncated)
  }

  @Test("the text's rectangle is in the middle, and at its side")
  func textRect() {
    label.text = "word"
    label.textAlignment = .right
    let rect = label.textRect(
      forBounds: Rect(x: 10, y: 20, width: 100, height: 60), limitedToNumberOfLines: 1)
    #expect(rect.size == label.intrinsicContentSize)
    #expect(rect.maxX == 110 && abs(rect.midY - 50) <= 1)
  }

  @Test("a subclass can leave room around the text")
  func padding() {
    let padded = PaddedLabel()
    padded.text = "word"
    label.text = "word"
    let plain = label.intrinsicContentSize
    #expect(padded.intrinsicContentSize.width == plain.width + 20)
    #expect(padded.intrinsicContentSize.height == plain.height + 10)
  }
}

private final class PaddedLabel: Label {
  private let insets = EdgeInsets(top: 5, left: 10, bottom: 5, right: 10)

  override func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
    let inner = super.textRect(forBounds: bounds.inset(by: insets), limitedToNumberOfLines: lines)
    return Rect(
      x: inner.minX - 10, y: inner.minY - 5, width: inner.width + 20, height: inner.height + 10)
  }

  override func drawText(in rect: Rect, context: GraphicsContext) {
    super.drawText(in: rect.inset(by: insets), context: context)
  }
}
