import ResponderTestKit
import Testing

@MainActor @Suite(.serialized) struct LabelTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  let label = Label(frame: Rect(x: 0, y: 0, width: 200, height: 100))

  init() {
    stage.window.backgroundColor = .white
    stage.window.addSubview(label)
    label.textColor = .black
  }

  /// Returns the bounding box of the dark pixels of the window.
  private func inkBox() -> Rect {
    let image = stage.snapshot()
    var box = Rect.null
    for y in 0..<image.pixelHeight {
      for x in 0..<image.pixelWidth where image.pixel(x: x, y: y).red < 0.6 {
        box = box.union(Rect(x: Double(x), y: Double(y), width: 1, height: 1))
      }
    }
    return box
  }

  @Test("a label starts as UIKit's does")
  func defaults() {
    let label = Label()
    #expect(label.text == nil)
    #expect(label.numberOfLines == 1)
    #expect(label.lineBreakMode == .byTruncatingTail)
    #expect(label.isEnabled && !label.isHighlighted)
    #expect(label.textColor == .label)
    #expect(!label.isUserInteractionEnabled)
    #expect(Label(text: "a").text == "a")
  }

  @Test("a text is drawn, nil and nothing are not")
  func drawing() {
    #expect(inkBox().isEmpty)
    label.text = "Hello"
    #expect(!inkBox().isEmpty)
    label.text = ""
    #expect(inkBox().isEmpty)
    label.text = nil
    #expect(inkBox().isEmpty)
  }

  @Test("text stands in the middle from top to bottom")
  func verticalMiddle() {
    label.text = "Hxxxx"
    let box = inkBox()
    #expect(abs(box.midY - 50) < 6)
  }

  @Test("alignment puts it left, in the middle or right")
  func alignment() {
    label.text = "word"
    label.textAlignment = .left
    #expect(inkBox().minX < 5)
    label.textAlignment = .center
    #expect(abs(inkBox().midX - 100) < 3)
    label.textAlignment = .right
    #expect(inkBox().maxX > 195)
  }

  @Test("one line is cut short, several are wrapped, up to their number")
  func lines() {
    label.text = "one two three four five six seven eight nine ten eleven twelve thirteen"
    let one = inkBox()
    #expect(one.height < 25)
    #expect(one.maxX <= 200)
    label.numberOfLines = 2
    let two = inkBox()
    #expect(two.height > one.height + 10 && two.height < 50)
    label.numberOfLines = 0
    #expect(inkBox().height > two.height)
  }

  @Test("the size that fits is that of the text, wrapped where there may be several lines")
  func sizeThatFits() {
    label.text = "one two three four five six"
    let natural = label.intrinsicContentSize
    #expect(natural.width > 100 && natural.height < 30)
    #expect(label.sizeThatFits(Size(width: 60, height: 1_000)) == natural)
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize == natural)
    let wrapped = label.sizeThatFits(Size(width: 60, height: 1_000))
    #expect(wrapped.width <= 60 && wrapped.height > natural.height * 2)
    label.preferredMaxLayoutWidth = 60
    #expect(label.intrinsicContentSize == wrapped)
    label.sizeToFit()
    #expect(label.bounds.size == label.sizeThatFits(Size(width: 200, height: 100)))
  }

  @Test("a text in its own size is not cut short")
  func noTruncationInItsOwnSize() {
    // The window is large enough for the longest text.
    label.font = .systemFont(ofSize: 15)
    for text in ["Ok", "Wimbledon", "a somewhat longer text, with marks!", "fi 1234"] {
      label.text = text
      label.frame = stage.window.bounds
      label.textAlignment = .left
      let free = inkBox()
      label.sizeToFit()
      label.frame.origin.y = ((100 - label.bounds.height) / 2).rounded(.down)
      let fitted = inkBox()
      #expect(abs(fitted.width - free.width) <= 1)
    }
  }

  @Test("colours: highlighted and disabled differ")
  func colours() {
    label.text = "▇▇▇▇▇▇"
    label.highlightedTextColor = .red
    #expect(label.textColor == .black)
    let usual = stage.snapshot()
    label.isHighlighted = true
    let highlighted = stage.snapshot()
    #expect(!usual.hasSamePixels(as: highlighted))
    label.isHighlighted = false
    label.isEnabled = false
    #expect(!usual.hasSamePixels(as: stage.snapshot()))
    label.isEnabled = true
    #expect(usual.hasSamePixels(as: stage.snapshot()))
  }

  @Test("setting the colour to nil takes the usual one again, the font likewise")
  func nilValues() {
    label.textColor = .red
    label.textColor = nil
    #expect(label.textColor == .label)
    let usual = label.font
    label.font = .systemFont(ofSize: 40)
    label.font = nil
    #expect(label.font == usual)
  }

  @Test("a larger font makes a larger text")
  func fonts() {
    label.text = "Size"
    label.font = .systemFont(ofSize: 12)
    let small = label.intrinsicContentSize
    label.font = .systemFont(ofSize: 36)
    #expect(label.intrinsicContentSize.width > small.width * 2)
    #expect(label.intrinsicContentSize.height > small.height * 2)
  }

  @Test("odd texts do no harm: empty lines, right to left, emoji, a very long word")
  func oddTexts() {
    label.numberOfLines = 0
    let texts = [
      "\n\n", "שלום עולם", "👩‍👩‍👧‍👦🇩🇪", "a\u{0}b", "\u{FFFD}\u{202E}abc",
      String(repeating: "w", count: 5_000), "\t\t x", "e\u{301}\u{301}\u{301}",
    ]
    for text in texts {
      label.text = text
      let size = label.sizeThatFits(Size(width: 100, height: 100))
      #expect(size.width >= 0 && size.height >= 0)
      stage.render()
    }
    label.frame.size = .zero
    stage.render()
  }
}
