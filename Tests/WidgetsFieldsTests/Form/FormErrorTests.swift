import ResponderTestKit
import Testing
import Widgets

/// Tests of the errors of a form's rows.
@MainActor @Suite(.serialized) struct FormErrorTests {
  let stage = Stage(size: Size(width: 600, height: 500))
  let form = Form()
  let name = TextField()
  let row: FormRow

  init() {
    form.frame = stage.window.bounds
    row = form.addRow("Name", name, note: "As in your passport.")
    form.addRow("Town", TextField())
    stage.window.addSubview(form)
    stage.render()
  }

  /// Returns the visible label with a text, or `nil` if there is none.
  private func label(_ text: String, in view: View? = nil) -> Label? {
    let view = view ?? form
    if view.isHidden { return nil }
    if let label = view as? Label, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  @Test("An error is below the control and above the note, with a symbol, until it is nil")
  func position() throws {
    let height = form.contentSize.height
    row.errorText = "A name is required."
    stage.render()
    let error = try #require(label("A name is required."))
    let note = try #require(label("As in your passport."))
    let frame = error.convert(error.bounds, to: form)
    let symbol = try #require(error.superview?.subviews.first { $0 is ImageView })
    #expect(frame.minY >= name.frame.maxY && frame.maxY <= note.frame.minY)
    #expect(symbol.frame.width > 0 && symbol.frame.maxX <= error.frame.minX)
    #expect(error.superview?.frame.minX == name.frame.minX)
    #expect(form.contentSize.height > height)
    row.errorText = nil
    stage.render()
    #expect(label("A name is required.") == nil && row.errorText == nil)
    #expect(form.contentSize.height == height)
  }

  @Test("In a right-to-left layout the symbol is at the right")
  func mirrored() throws {
    stage.window.traitOverrides.layoutDirection = .rightToLeft
    row.errorText = "A name is required."
    stage.render()
    let error = try #require(label("A name is required."))
    let symbol = try #require(error.superview?.subviews.first { $0 is ImageView })
    #expect(symbol.frame.minX >= error.frame.maxX)
  }

  @Test("A long error wraps in the width of the control")
  func wraps() throws {
    row.errorText = "No"
    stage.render()
    let short = try #require(label("No")).frame.height
    let text = String(repeating: "This name is not allowed. ", count: 8)
    row.errorText = text
    stage.render()
    let error = try #require(label(text))
    #expect(error.frame.height >= 2 * short)
    #expect(error.convert(error.bounds, to: form).maxX <= name.frame.maxX)
  }

  @Test("An error is announced once, and is the hint of the control")
  func accessibility() {
    var announced: [String] = []
    Accessibility.postObservers.add(form) { _, post in
      if let text = post.1 as? String { announced.append(text) }
    }
    #expect(name.accessibilityHint == "As in your passport.")
    row.errorText = "A name is required."
    row.errorText = "A name is required."
    #expect(announced == ["A name is required."])
    #expect(name.accessibilityHint == "A name is required. As in your passport.")
    row.errorText = nil
    #expect(name.accessibilityHint == "As in your passport." && announced.count == 1)
    row.isHidden = true
    row.errorText = "Too short."
    #expect(announced.count == 1)
    name.accessibilityHint = "My own"
    row.note = nil
    #expect(name.accessibilityHint == "My own")
  }

  @Test("A hidden row hides its error, and shows it again")
  func hidden() {
    row.errorText = "A name is required."
    row.isHidden = true
    stage.render()
    #expect(label("A name is required.") == nil)
    row.isHidden = false
    stage.render()
    #expect(label("A name is required.") != nil)
    row.errorText = ""
    stage.render()
    #expect(label("") == nil)
  }

  @Test(
    "The color of an error is readable on windows and cards",
    arguments: [
      (Theme.light, 4.5), (.dark, 4.5), (.highContrastLight, 7), (.highContrastDark, 7),
    ])
  func contrast(theme: Theme, least: Double) {
    for ground: Theme.ColorName in [
      .systemBackground, .systemGroupedBackground, .secondarySystemGroupedBackground,
    ] {
      #expect(theme[.errorText].contrastRatio(with: theme[ground]) >= least)
    }
  }
}
