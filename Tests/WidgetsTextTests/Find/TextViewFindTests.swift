import ResponderTestKit
import Testing
import Widgets

@testable import WidgetsText

@MainActor struct TextViewFindTests {
  /// Creates a text view, and opens its find bar.
  private func open(_ text: String, _ query: String = "", replaces: Bool = false) -> TextViewStage {
    let it = TextViewStage(text)
    it.view.isFindInteractionEnabled = true
    it.place(0)
    it.press(replaces ? .keyboardH : .keyboardF, .control)
    it.stage.type(query)
    it.stage.render()
    return it
  }

  private func bar(_ it: TextViewStage) -> FindBar? { it.view.findInteraction?.bar }

  @Test("Without leave there is nothing that finds")
  func disabled() {
    let it = TextViewStage("a")
    #expect(it.view.findInteraction == nil)
    #expect(!it.view.canPerformAction(.find, withSender: nil))
    it.press(.keyboardF, .control)
    #expect(it.view.isFirstResponder)
  }

  @Test("Ctrl+F opens the bar, what is typed is found, and Escape closes it on the result")
  func opening() {
    let it = open("one two one", "one")
    #expect(it.view.findInteraction?.isFindNavigatorVisible == true)
    #expect(it.view.selectedRange == TextRange(utf8: 0..<3))
    #expect(bar(it)?.countLabel.text == "1 of 2")
    it.press(.keyboardReturnOrEnter)
    #expect(it.view.selectedRange == TextRange(utf8: 8..<11))
    #expect(bar(it)?.countLabel.text == "2 of 2")
    it.press(.keyboardEscape)
    #expect(it.view.findInteraction?.isFindNavigatorVisible == false)
    #expect(it.view.isFirstResponder)
    #expect(it.view.selectedRange == TextRange(utf8: 8..<11))
    #expect(it.view.canvas.highlights.isEmpty)
  }

  @Test("Return goes on and begins anew at the end; with Shift it goes back")
  func around() {
    let it = open("a b a b a", "a")
    let places = [0, 4, 8]
    for step in 1...4 {
      it.press(.keyboardReturnOrEnter)
      #expect(it.view.selectedRange.start.utf8Offset == places[step % 3])
    }
    for step in (0..<4).reversed() {
      it.press(.keyboardReturnOrEnter, .shift)
      #expect(it.view.selectedRange.start.utf8Offset == places[step % 3])
    }
  }

  @Test("F3 and Ctrl+G go on from the text too, also when the bar is closed")
  func keys() {
    let it = open("a b a b a", "a")
    it.press(.keyboardF3)
    #expect(it.caret == 5)
    it.press(.keyboardG, .control)
    #expect(it.caret == 9)
    it.press(.keyboardEscape)
    it.press(.keyboardF3)
    #expect(it.caret == 1)
    it.press(.keyboardF3, .shift)
    #expect(it.caret == 9)
    #expect(it.view.canvas.highlights.isEmpty)
  }

  @Test("Upper and lower case are one until told otherwise")
  func letterCase() {
    let it = open("One one ONE", "one")
    #expect(bar(it)?.countLabel.text == "1 of 3")
    it.view.findInteraction?.searchOptions = []
    #expect(bar(it)?.countLabel.text == "1 of 1")
    #expect(it.view.selectedRange == TextRange(utf8: 4..<7))
  }

  @Test("A search without results shows \"Not found\"")
  func nothing() {
    let it = open("one", "two")
    #expect(bar(it)?.countLabel.text == "Not found")
    it.press(.keyboardReturnOrEnter)
    #expect(it.view.selectedRange.isEmpty)
  }

  @Test("A result further down is brought into sight above the bar")
  func sight() {
    let it = open(String(repeating: "line\n", count: 300) + "here", "here")
    it.stage.render()
    let place = it.view.convert(it.view.caretRect(for: it.view.endOfDocument), to: nil)
    #expect(place.maxY <= bar(it)?.frame.minY ?? 0)
  }

  @Test("Results move with the text that changes, and are found anew a little later")
  func changes() {
    let it = open("x one one", "one")
    it.view.becomeFirstResponder()
    it.place(0)
    it.stage.type("y")
    #expect(it.view.canvas.highlights == [3..<6, 7..<10])
    it.place(4)
    it.stage.type("-")
    #expect(it.view.canvas.highlights == [8..<11])
    it.press(.keyboardDeleteOrBackspace)
    it.stage.advance(by: 1)
    #expect(it.view.canvas.highlights == [3..<6, 7..<10])
  }

  @Test("Text can be read in what was found, in both styles", arguments: [false, true])
  func contrast(isDark: Bool) throws {
    let it = open("mmm mmm mmm", "mmm")
    let theme = isDark ? Theme.dark : Theme.light
    it.stage.application.theme = theme
    it.stage.render()
    let image = it.stage.snapshot()
    var counts: [Color: Int] = [:]
    for y in 0..<Int(it.stage.window.bounds.height) {
      for x in 0..<Int(it.stage.window.bounds.width) {
        let color = image.pixel(x: x, y: y)
        let (hue, saturation, _) = color.hsb
        if saturation > 0.3, (0.05...0.2).contains(hue) { counts[color, default: 0] += 1 }
      }
    }
    // The colors behind the current result and behind the other ones.
    let grounds = counts.sorted { $0.value > $1.value }.prefix(2).map(\.key)
    #expect(grounds.count == 2)
    for ground in grounds { #expect(theme[.label].contrastRatio(with: ground) >= 4.5) }
  }

  @Test("Ctrl+H replaces one and goes on, or replaces all; each can be undone")
  func replacing() {
    let it = open("a b a b a", "a", replaces: true)
    #expect(bar(it)?.showsReplacement == true)
    it.view.findInteraction?.replacementText = "xyz"
    it.view.findInteraction?.replace()
    #expect(it.view.text == "xyz b a b a")
    #expect(it.view.selectedRange == TextRange(utf8: 6..<7))
    it.view.findInteraction?.replaceAll()
    #expect(it.view.text == "xyz b xyz b xyz")
    while it.view.undoManager?.canUndo == true { it.view.undo(nil) }
    #expect(it.view.text == "a b a b a")
  }

  @Test("Very many are replaced in one")
  func replacingMany() {
    let it = open(String(repeating: "ab ", count: 2000), "a", replaces: true)
    it.view.findInteraction?.replacementText = "xy"
    it.view.findInteraction?.replaceAll()
    #expect(it.view.text == String(repeating: "xyb ", count: 2000))
    it.view.undo(nil)
    #expect(it.view.text == String(repeating: "ab ", count: 2000))
  }

  @Test("Text that is only read is searched, and nothing in it replaced")
  func reading() {
    let it = TextViewStage("one", isFocused: false)
    it.view.isEditable = false
    it.view.isFindInteractionEnabled = true
    it.view.becomeFirstResponder()
    #expect(!it.view.canPerformAction(.findAndReplace, withSender: nil))
    it.view.findInteraction?.presentFindNavigator(showingReplace: true)
    #expect(bar(it)?.showsReplacement == false)
    it.view.findInteraction?.searchText = "one"
    #expect(it.view.selectedRange == TextRange(utf8: 0..<3))
  }

  @Test("What is selected is looked for")
  func selection() {
    let it = TextViewStage("one two one")
    it.view.isFindInteractionEnabled = true
    it.view.selectedRange = TextRange(utf8: 0..<3)
    it.view.useSelectionForFind(nil)
    it.view.findNext(nil)
    #expect(it.view.selectedRange == TextRange(utf8: 8..<11))
  }

  @Test("The bar goes with the view")
  func leaving() {
    let it = open("a", "a")
    it.view.frame.origin.y += 10
    #expect(bar(it)?.frame.maxY == it.view.frame.maxY)
    it.view.removeFromSuperview()
    #expect(it.view.findInteraction?.isFindNavigatorVisible == false)
    #expect(it.stage.window.subviews.contains { $0 is FindBar } == false)
  }
}
