import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

/// Tests of the Presentation page with keys only.
@MainActor struct PresentationPageTests {
  private let stage: Stage

  init() throws {
    let options = try Options(["--page", "presentation", "--size", "1260x780"])
    let window = GalleryWindow(size: options.size)
    stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
  }

  private func views(in view: View) -> [View] { [view] + view.subviews.flatMap(views) }

  private var focused: String? {
    views(in: stage.window).first(where: \.isFocused).flatMap { ($0 as? Button)?.currentTitle }
  }

  /// The newest entry of the log.
  private var newest: String? {
    let card = views(in: stage.window).first { $0 is CallLogCard }
    return card?.subviews.compactMap { ($0 as? Label)?.text }.dropFirst(2).first
  }

  /// Presses Tab until a button has the focus.
  private func go(to title: String) {
    for _ in 0..<60 where focused != title { stage.keyPress(.keyboardTab) }
    #expect(focused == title)
  }

  private func press(_ key: KeyboardHIDUsage) {
    stage.keyPress(key)
    stage.advance(by: 1)
    stage.render()
  }

  @Test("Tab goes through the cards one after the other")
  func order() {
    go(to: "Full screen")
    var titles: [String] = []
    for _ in 0..<14 {
      titles.append(focused ?? "-")
      stage.keyPress(.keyboardTab)
    }
    #expect(
      titles == [
        "Full screen", "Over full screen", "Page sheet", "Form sheet", "Sheet with heights",
        "Modal sheet", "Below", "Above", "On the right", "On the left", "Alert", "Three choices",
        "Action sheet", "Overlay",
      ])
  }

  @Test("a window comes over everything, at the lower edge, and goes with the page")
  func overlay() throws {
    go(to: "Overlay")
    press(.keyboardSpacebar)
    let overlay = try #require(stage.application.windows.first { $0.title == "Overlay" })
    #expect(stage.layerFrame(of: overlay) == Rect(x: 450, y: 668, width: 360, height: 64))
    stage.window.isHidden = true
    #expect(overlay.isHidden)
  }

  @Test("the question about changes starts at Save, and Return saves")
  func threeChoices() {
    for (keys, answer) in [
      ([KeyboardHIDUsage.keyboardReturnOrEnter], "Save"), ([.keyboardEscape], "Cancel"),
      ([.keyboardTab, .keyboardReturnOrEnter], "Don’t save"),
    ] {
      go(to: "Three choices")
      press(.keyboardSpacebar)
      #expect(focused == "Save")
      for key in keys { press(key) }
      #expect(newest == answer)
      #expect(focused == "Three choices")
    }
  }

  @Test("the question whether to delete starts at Cancel, in an alert and in an action sheet")
  func deletion() {
    for title in ["Alert", "Action sheet"] {
      go(to: title)
      press(.keyboardReturnOrEnter)
      #expect(focused == "Cancel")
      press(.keyboardReturnOrEnter)
      #expect(newest == "Cancel" && focused == title)
    }
  }

  @Test("what is presented is used and left with keys, and the focus is where it was")
  func styles() {
    for title in ["Full screen", "Over full screen", "Page sheet", "Form sheet", "Below"] {
      go(to: title)
      press(.keyboardSpacebar)
      #expect(focused == (title == "Below" ? "Done" : "One more"))
      press(.keyboardEscape)
      #expect(focused == title)
    }
    go(to: "Modal sheet")
    press(.keyboardSpacebar)
    press(.keyboardEscape)
    #expect(focused == "One more")
    press(.keyboardTab)
    #expect(focused == "Done")
    press(.keyboardReturnOrEnter)
    #expect(focused == "Modal sheet")
  }
}
