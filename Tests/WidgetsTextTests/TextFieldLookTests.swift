import ResponderTestKit
import Testing
import Widgets

@testable import ResponderGraphics

@MainActor struct TextFieldLookTests {
  private func picture(of it: FieldStage) -> Image { it.stage.snapshot() }

  /// Returns a Boolean value that indicates whether a rectangle shows only the background.
  private func isEmpty(_ rect: Rect, of picture: Image) -> Bool {
    let ground = picture.pixel(x: Int(rect.minX), y: Int(rect.minY))
    for x in Int(rect.minX)..<Int(rect.maxX) {
      for y in Int(rect.minY)..<Int(rect.maxY) where picture.pixel(x: x, y: y) != ground {
        return false
      }
    }
    return true
  }

  @Test(
    "A text that was there before its window is drawn in the window's font",
    arguments: [true, false])
  func fontOfWindow(isField: Bool) {
    var large = Theme.light
    large.fonts.body = .systemFont(ofSize: 40)
    let pictures = [true, false].map { isBefore in
      let stage = Stage(size: Size(width: 300, height: 100))
      stage.window.overrideTheme = large
      let view: View = isField ? TextField() : TextView()
      let type = {
        (view as? TextField)?.text = "Words"; (view as? TextView)?.text = "Words"
      }
      view.frame = Rect(x: 10, y: 10, width: 280, height: 80)
      if isBefore { type() }
      stage.window.addSubview(view)
      if !isBefore { type() }
      return stage.snapshot()
    }
    #expect(pictures[0].pngData() == pictures[1].pngData())
  }

  @Test("Text that is too long ends inside the border", arguments: ["Latin words, ", "שלום "])
  func tooLong(words: String) {
    let it = FieldStage(String(repeating: words, count: 12), isFocused: false)
    let beside = Rect(x: 313, y: 32, width: 5, height: 20)
    #expect(isEmpty(beside, of: picture(of: it)))
    #expect(isEmpty(Rect(x: 322, y: 20, width: 60, height: 44), of: picture(of: it)))
    it.field.becomeFirstResponder()
    for key in [KeyboardHIDUsage.keyboardEnd, .keyboardHome] {
      it.press(key)
      #expect(isEmpty(Rect(x: 322, y: 20, width: 60, height: 44), of: picture(of: it)))
      #expect(isEmpty(Rect(x: 0, y: 20, width: 18, height: 44), of: picture(of: it)))
    }
  }

  @Test("A selection is seen only while the field is typed in")
  func idleSelection() {
    let it = FieldStage("abc")
    it.field.resignFirstResponder()
    let plain = picture(of: it).pngData()
    it.field.selectAll(nil)
    #expect(picture(of: it).pngData() == plain)
    it.field.becomeFirstResponder()
    #expect(picture(of: it).pngData() != plain)
  }

  @Test("A background takes the place of the border, unless that has round corners")
  func background() throws {
    let it = FieldStage("", isFocused: false)
    let corner = (x: 21, y: 21)
    it.field.background = try solid(.systemRed)
    #expect(picture(of: it).pixel(x: corner.x, y: corner.y) != Theme.light[.systemRed])
    it.field.borderStyle = .line
    #expect(picture(of: it).pixel(x: corner.x, y: corner.y) == Theme.light[.systemRed])
    it.field.disabledBackground = try solid(.systemGreen)
    #expect(picture(of: it).pixel(x: corner.x, y: corner.y) == Theme.light[.systemRed])
    it.field.isEnabled = false
    #expect(picture(of: it).pixel(x: corner.x, y: corner.y) == Theme.light[.systemGreen])
    it.field.background = nil
    #expect(picture(of: it).pixel(x: corner.x, y: corner.y) != Theme.light[.systemGreen])
  }

  private func solid(_ name: Theme.ColorName) throws -> Image {
    ImageRenderer(size: Size(width: 8, height: 8)).image { context in
      context.fill(Rect(x: 0, y: 0, width: 8, height: 8), color: Theme.light[name])
    }
  }

  @Test("Text and placeholder stand in the same place, however they are aligned")
  func placeholder() {
    for alignment in [TextAlignment.left, .center, .right] {
      let it = FieldStage("", isFocused: false)
      it.field.textAlignment = alignment
      it.field.placeholder = "Hamburg"
      it.field.textColor = .placeholderText
      let empty = picture(of: it).pngData()
      it.field.text = "Hamburg"
      #expect(picture(of: it).pngData() == empty, "\(alignment)")
    }
  }

  @Test("Text that is too long ends in dots while the field is not edited, from either side")
  func truncated() {
    let it = FieldStage(String(repeating: "word ", count: 30), isFocused: false)
    let long = picture(of: it).pngData()
    it.field.text = String(repeating: "word ", count: 31)
    #expect(picture(of: it).pngData() == long)
    it.field.becomeFirstResponder()
    it.press(.keyboardHome)
    let typed = picture(of: it)
    #expect(typed.pngData() != long)
    it.field.text = "short"
    it.field.text = String(repeating: "word ", count: 30)
    it.field.isSecureTextEntry = true
    #expect(picture(of: it).pngData() != long)
  }

  @Test("A button beside the text stands at the border, an icon as far from it as the text")
  func sideViews() {
    let it = FieldStage("", isFocused: false)
    let icon = ImageView(image: Image(systemName: "lock", pointSize: 18))
    let button = Button(frame: Rect(x: 0, y: 0, width: 44, height: 44))
    it.field.leftView = icon
    it.field.leftViewMode = .always
    it.field.rightView = button
    it.field.rightViewMode = .always
    it.stage.render()
    #expect(icon.frame.minX == 12 && button.frame.maxX == 300)
    let text = it.field.textRect(forBounds: it.field.bounds)
    #expect(text == Rect(x: 38, y: 0, width: 218, height: 44))
  }

  @Test("A stack that aligns baselines has a field's text stand on its label's line")
  func baseline() {
    let stage = Stage(size: Size(width: 400, height: 200))
    let label = Label(text: "Hxx")
    label.font = .systemFont(ofSize: 22)
    let field = TextField()
    field.text = "Hxx"
    let stack = StackView(arrangedSubviews: [label, field])
    stack.alignment = .firstBaseline
    stack.frame = Rect(x: 0, y: 0, width: 300, height: 100)
    stage.window.addSubview(stack)
    stage.render()
    let picture = stage.snapshot()
    #expect(foot(of: label, stage, picture) == foot(of: field, stage, picture))
  }

  /// Returns the lowest row with dark pixels of a view's text.
  private func foot(of view: View, _ stage: Stage, _ picture: Image) -> Int? {
    let frame = view.convert(view.bounds, to: nil).insetBy(dx: 4, dy: 4)
    for y in (Int(frame.minY)..<Int(frame.maxY)).reversed() {
      for x in Int(frame.minX)..<Int(frame.maxX)
      where picture.pixel(x: x, y: y).luminance < 0.1 {
        return y
      }
    }
    return nil
  }

  @Test("H5: a field that has the focus and is not typed in shows it, and Return begins typing")
  func focused() {
    let it = FieldStage("", isFocused: false)
    let plain = picture(of: it).pngData()
    it.press(.keyboardTab)
    it.field.resignFirstResponder()
    #expect(!it.field.isEditing && it.field.isFocused)
    #expect(picture(of: it).pngData() != plain)
    it.press(.keyboardReturnOrEnter)
    #expect(it.field.isEditing)
  }

  @Test("A disabled field is fainter than one that can be typed in, whatever its border")
  func disabled() {
    for style in [TextField.BorderStyle.roundedRect, .bezel, .line] {
      let it = FieldStage("", isFocused: false)
      it.field.borderStyle = style
      let usual = picture(of: it).pngData()
      it.field.isEnabled = false
      #expect(picture(of: it).pngData() != usual, "\(style)")
    }
  }
}
