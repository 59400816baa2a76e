import ResponderTestKit
import Testing
import Widgets

@testable import Gallery
@testable import WindowResponder

@MainActor struct TextPageTests {
  private func makeStage(_ arguments: String...) throws -> Stage {
    let options = try Options(["--page", "text"] + arguments)
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    return stage
  }

  private func find<V: View>(_ type: V.Type, labelled label: String, in view: View) -> V? {
    if let found = view as? V, found.accessibilityLabel == label { return found }
    return view.subviews.lazy.compactMap { find(type, labelled: label, in: $0) }.first
  }

  private func status(_ name: String, _ stage: Stage) throws -> String {
    let bar = try #require(stage.window.firstView(TextStatusBar.self))
    return try #require(find(Label.self, labelled: name, in: bar)).text ?? ""
  }

  @Test(
    "Tab goes through the form in order, not to what is disabled, and then on",
    arguments: ["1260x780", "900x640", "400x700"])
  func tabOrder(size: String) throws {
    let stage = try makeStage("--size", size)
    let form = try #require(stage.window.firstView(FormCard.self))
    form.name.becomeFirstResponder()
    var visited: [String] = ["Name"]
    for _ in 0..<5 {
      stage.keyPress(.keyboardTab)
      let view = stage.window.focus.focusedView ?? stage.window.firstResponder as? View
      visited.append(view?.accessibilityLabel ?? "")
    }
    #expect(
      visited == ["Name", "E-mail", "Password", "Show the password", "Number", "Search"])
    stage.keyPress(.keyboardTab)
    #expect((stage.window.firstResponder as? View)?.isDescendant(of: form) != true)
  }

  @Test("Return goes to the next field, and in the search field it searches")
  func returnKey() throws {
    let stage = try makeStage()
    let form = try #require(stage.window.firstView(FormCard.self))
    form.number.becomeFirstResponder()
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(form.search.isFirstResponder)
    stage.type("tea")
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(try status("Selection", stage) == "Searched for “tea”")
  }

  @Test("The number takes digits alone, and no more than eight")
  func number() throws {
    let stage = try makeStage()
    let form = try #require(stage.window.firstView(FormCard.self))
    form.number.becomeFirstResponder()
    stage.type("1a2-3456789")
    #expect(form.number.text == "12345678")
  }

  @Test("What is wrong with an address is said when its field is left, until it is typed in again")
  func checking() throws {
    let stage = try makeStage()
    let form = try #require(stage.window.firstView(FormCard.self))
    form.email.becomeFirstResponder()
    stage.type("ada")
    stage.keyPress(.keyboardTab)
    let problem = "E-mail: an address has one @ inside"
    #expect(find(Label.self, labelled: problem, in: form) != nil)
    form.email.becomeFirstResponder()
    #expect(find(Label.self, labelled: problem, in: form) == nil)
  }

  @Test("The eye shows the password and hides it again")
  func secret() throws {
    let stage = try makeStage()
    let form = try #require(stage.window.firstView(FormCard.self))
    let eye = try #require(find(Button.self, labelled: "Show the password", in: form))
    stage.tap(at: eye.convert(eye.bounds.center, to: nil))
    #expect(!form.password.isSecureTextEntry)
    #expect(eye.accessibilityLabel == "Hide the password")
    stage.tap(at: eye.convert(eye.bounds.center, to: nil))
    #expect(form.password.isSecureTextEntry)
  }

  @Test("The status tells the selection, what is composed, and what can be undone")
  func statusLine() throws {
    let stage = try makeStage()
    let form = try #require(stage.window.firstView(FormCard.self))
    #expect(try status("Selection", stage) == "Nothing is typed into")
    form.name.becomeFirstResponder()
    stage.type("Ada")
    #expect(try status("Selection", stage) == "Name: caret behind 3 characters")
    #expect(try status("Undo", stage) == "Undo Typing")
    stage.keyPress(.keyboardA, modifiers: .control)
    #expect(try status("Selection", stage) == "Name: 3 characters selected")
    stage.composeText("かな")
    #expect(try status("Input method", stage) == "Composing “かな”")
    stage.commitText("仮名")
    #expect(try status("Input method", stage) == "Input method: ready")
    form.name.resignFirstResponder()
    #expect(try status("Selection", stage) == "Nothing is typed into")
  }

  @Test("Ten scripts and a long document can be typed into, from their start")
  func textViews() throws {
    let stage = try makeStage()
    for (title, count) in [("Ten scripts", 800), ("A long document", 800_000)] {
      let view = try #require(find(TextView.self, labelled: title, in: stage.window))
      #expect(view.text.utf8.count > count)
      #expect(view.selectedRange == TextRange(at: .start))
      view.becomeFirstResponder()
      stage.type("Now ")
      #expect(view.text.hasPrefix("Now "))
      #expect(try status("Selection", stage) == "\(title): caret behind 4 characters")
      stage.keyPress(.keyboardZ, modifiers: .control)
      #expect(!view.text.hasPrefix("Now "))
    }
  }

  @Test("A link of the styled text is opened by keys, and the status says so")
  func link() throws {
    let stage = try makeStage()
    let form = try #require(stage.window.firstView(FormCard.self))
    form.search.becomeFirstResponder()
    stage.keyPress(.keyboardTab)
    stage.keyPress(.keyboardReturnOrEnter)
    #expect(try status("Selection", stage) == "Opened https://example.org/handbook")
  }

  @Test("Words are found in the long document, by the button and by Control and F")
  func finding() throws {
    let stage = try makeStage("--size", "900x1400")
    let card = try #require(stage.window.firstView(DocumentCard.self))
    let button = try #require(find(Button.self, labelled: "Find", in: card))
    stage.tap(at: button.convert(button.bounds.center, to: nil))
    let interaction = try #require(card.textView.findInteraction)
    #expect(interaction.isFindNavigatorVisible)
    stage.type("chapter")
    stage.advance(by: 1)
    #expect(interaction.activeFindSession?.resultCount == SampleTexts.paragraphCount / 100)
    stage.keyPress(.keyboardEscape)
    #expect(!interaction.isFindNavigatorVisible)
    #expect(card.textView.isFirstResponder)
    stage.keyPress(.keyboardF, modifiers: .control)
    #expect(interaction.isFindNavigatorVisible)
  }

  @Test("The long document has five thousand paragraphs, the same each time")
  func document() {
    let text = SampleTexts.document
    #expect(text == SampleTexts.document)
    let lines = text.split(separator: "\n" as Character)
    #expect(lines.count == SampleTexts.paragraphCount + SampleTexts.paragraphCount / 100)
    #expect(Set(lines).count == lines.count)
  }

  @Test(
    "At every width the fields are inside the page, and beside or below each other",
    arguments: [360, 400, 600, 900, 1600])
  func widths(width: Int) throws {
    let stage = try makeStage("--size", "\(width)x900")
    let form = try #require(stage.window.firstView(FormCard.self))
    for field in form.fields {
      #expect(form.bounds.contains(field.frame), "\(width)")
      for other in form.fields where other !== field {
        #expect(!field.frame.intersects(other.frame), "\(width)")
      }
    }
  }
}
