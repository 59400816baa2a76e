import ResponderTestKit
import Testing
import Widgets
import WindowResponder

/// Tests of text fields that override their rectangles.
@MainActor @Suite(.serialized) struct PaddedFieldTests {
  let stage = Stage(size: Size(width: 300, height: 200))

  private func show<Field: TextField>(_ field: Field) -> Field {
    field.frame = Rect(x: 0, y: 0, width: 200, height: 40)
    field.text = "abc"
    stage.window.addSubview(field)
    stage.render()
    return field
  }

  private func start(_ field: TextField) -> Double {
    stage.render()
    return field.caretRect(for: TextPosition(utf8Offset: 0)).midX
  }

  @Test("Insets that a subclass adds in both rectangles count once, also while the text is typed")
  func both() {
    let plain = show(TextField())
    let padded = show(PaddedField())
    #expect(padded.editingRect(forBounds: padded.bounds) == padded.bounds.insetBy(dx: 20, dy: 0))
    #expect(padded.textRect(forBounds: padded.bounds) == padded.bounds.insetBy(dx: 20, dy: 0))
    #expect(start(padded) - start(plain) == 20)
    padded.becomeFirstResponder()
    #expect(padded.isEditing && start(padded) - start(plain) == 20)
  }

  @Test("An override of textRect alone does not move the text while it is typed")
  func textOnly() {
    let field = show(IndentedField())
    let plain = show(TextField())
    #expect(field.editingRect(forBounds: field.bounds) == field.bounds)
    #expect(start(field) - start(plain) == 20)
    field.becomeFirstResponder()
    #expect(start(field) == start(plain))
  }

  @Test("The placeholder is where an override of textRect puts the text")
  func placeholder() {
    let field = show(IndentedField())
    #expect(
      field.placeholderRect(forBounds: field.bounds) == field.textRect(forBounds: field.bounds))
  }

  @Test("An override of the clear button's rectangle makes room in both rectangles")
  func parts() {
    let field = show(WideClearField())
    field.clearButtonMode = .always
    let bounds = field.bounds
    #expect(field.textRect(forBounds: bounds).maxX < 150)
    #expect(field.editingRect(forBounds: bounds) == field.textRect(forBounds: bounds))
  }

  @Test("A label whose text is drawn in an inset rectangle counts the inset once")
  func label() {
    let label = PaddedLabel()
    label.text = "abc"
    let plain = Label()
    plain.text = "abc"
    #expect(label.intrinsicContentSize.width == plain.intrinsicContentSize.width + 20)
    #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height + 20)
    label.frame = Rect(origin: .zero, size: label.intrinsicContentSize)
    stage.window.addSubview(label)
    stage.render()
    #expect(label.drawn == label.bounds.insetBy(dx: 10, dy: 10))
  }

  @Test("A slider whose track is inset moves its knob once")
  func slider() {
    let slider = InsetSlider(frame: Rect(x: 0, y: 0, width: 200, height: 44))
    let track = slider.trackRect(forBounds: slider.bounds)
    let knob = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 0)
    #expect(knob.minX >= track.minX - 4 && knob.minX <= track.minX + 4)
  }
}

private final class PaddedField: TextField {
  override func textRect(forBounds bounds: Rect) -> Rect {
    super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
  }
  override func editingRect(forBounds bounds: Rect) -> Rect {
    super.editingRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
  }
}

private final class IndentedField: TextField {
  override func textRect(forBounds bounds: Rect) -> Rect {
    super.textRect(forBounds: bounds).insetBy(dx: 20, dy: 0)
  }
}

private final class WideClearField: TextField {
  override func clearButtonRect(forBounds bounds: Rect) -> Rect {
    Rect(x: bounds.maxX - 80, y: bounds.minY, width: 80, height: bounds.height)
  }
}

private final class PaddedLabel: Label {
  private(set) var drawn = Rect.zero

  override func textRect(forBounds bounds: Rect, limitedToNumberOfLines lines: Int) -> Rect {
    super.textRect(forBounds: bounds.insetBy(dx: 10, dy: 10), limitedToNumberOfLines: lines)
      .insetBy(dx: -10, dy: -10)
  }
  override func drawText(in rect: Rect) {
    drawn = rect.insetBy(dx: 10, dy: 10)
    super.drawText(in: drawn)
  }
}

private final class InsetSlider: Slider {
  override func trackRect(forBounds bounds: Rect) -> Rect {
    super.trackRect(forBounds: bounds).insetBy(dx: 30, dy: 0)
  }
}
