import Testing
import Widgets

@testable import ResponderTestKit
@testable import WidgetsText
@testable import WindowResponder

/// Tests of the position of the find bar, and of its use there.
@MainActor @Suite(.serialized) struct FindBarPositionTests {
  private let stage = Stage(size: Size(width: 400, height: 300))

  /// Creates a scroll view with a text view in its content.
  private func page(_ frame: Rect, scrolls: Bool = true) -> (page: ScrollView, text: TextView) {
    let page = ScrollView(frame: stage.window.bounds)
    page.contentSize = Size(width: 400, height: 1600)
    let text = TextView(frame: frame)
    text.isScrollEnabled = scrolls
    text.text = (1...80).map { "line \($0)" }.joined(separator: "\n")
    text.isFindInteractionEnabled = true
    page.addSubview(text)
    stage.window.addSubview(page)
    text.selectedRange = TextRange(at: .start)
    stage.render()
    return (page, text)
  }

  /// Returns the frame of the bar in the window. If there is no bar, returns ``Rect/zero``.
  private func place(_ text: TextView) -> Rect {
    guard let bar = text.findInteraction?.bar else { return .zero }
    return bar.convert(bar.bounds, to: nil)
  }

  private func caret(_ text: TextView) -> Rect {
    text.convert(text.caretRect(for: text.editor.head), to: nil)
  }

  private func open(_ text: TextView, query: String = "") {
    text.becomeFirstResponder()
    stage.keyPress(.keyboardF, modifiers: .control)
    stage.render()
    stage.type(query)
    stage.render()
  }

  // MARK: Narrow views

  @Test(
    "Fields and buttons of the bar lie side by side in every width, and the fields can be read",
    arguments: [false, true])
  func widths(replaces: Bool) throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 280))
    view.text = "one two one"
    view.isFindInteractionEnabled = true
    stage.window.addSubview(view)
    stage.render()
    view.findInteraction?.searchText = "one"
    view.findInteraction?.presentFindNavigator(showingReplace: replaces)
    let bar = try #require(view.findInteraction?.bar)
    for width in stride(from: 400.0, through: 120, by: -4) {
      view.frame.size.width = width
      stage.render()
      let parts = bar.subviews.filter { !$0.isHidden }
      #expect(bar.bounds.width == width && bar.frame.maxY == view.frame.maxY)
      for (index, part) in parts.enumerated() {
        #expect(bar.bounds.contains(part.frame), "\(part) at \(width): \(part.frame)")
        for other in parts[(index + 1)...] {
          let common = part.frame.intersection(other.frame)
          #expect(common.isEmpty, "\(part) and \(other) at \(width)")
        }
      }
      let wanted = min(FindBarLayout.narrowestField, width - 60)
      #expect(bar.searchField.frame.width >= wanted, "at \(width)")
      if replaces { #expect(bar.replacementField.frame.width >= wanted, "at \(width)") }
    }
  }

  @Test(
    "In 216 points the field is as wide as the bar leaves it, and the number of results is shown")
  func narrow() throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 216, height: 280))
    view.text = "one two one"
    view.isFindInteractionEnabled = true
    stage.window.addSubview(view)
    open(view, query: "one")
    let bar = try #require(view.findInteraction?.bar)
    #expect(bar.searchField.frame.width > 150 && bar.bounds.height == 2 * FindBar.rowHeight)
    #expect(!bar.countLabel.isHidden && bar.countLabel.text == "1 of 2")
    #expect(view.barRoom == bar.bounds.height)
    view.frame.size.width = 400
    stage.render()
    #expect(bar.bounds.height == FindBar.rowHeight)
  }

  @Test("A bar of any width from 216 points on says that nothing was found, or how often")
  func counts() throws {
    let view = TextView(frame: Rect(x: 0, y: 0, width: 400, height: 280))
    view.text = "one two one"
    view.isFindInteractionEnabled = true
    stage.window.addSubview(view)
    open(view, query: "none")
    let bar = try #require(view.findInteraction?.bar)
    for query in ["none", "one"] {
      view.findInteraction?.searchText = query
      for width in stride(from: 400.0, through: 216, by: -4) {
        view.frame.size.width = width
        stage.render()
        // The search begins at the caret, which is at the end of the text.
        #expect(bar.countLabel.text == (query == "none" ? "Not found" : "2 of 2"))
        #expect(!bar.countLabel.isHidden, "at \(width)")
        let wanted = bar.countLabel.sizeThatFits(.zero).width
        #expect(bar.countLabel.frame.width >= wanted, "at \(width)")
        #expect(bar.searchField.frame.width >= FindBarLayout.narrowestField, "at \(width)")
      }
    }
  }

  // MARK: Visibility

  @Test(
    "The bar of a text that reaches below what is seen of a page is at the edge of what is seen")
  func reachesBelow() {
    let (page, text) = page(Rect(x: 20, y: 40, width: 360, height: 900))
    open(text, query: "line 7")
    #expect(place(text).maxY == 300 && place(text).width == 360)
    #expect(stage.window.firstResponder === text.findInteraction?.bar?.searchField)
    #expect(page.contentOffset.y == 0)
    stage.keyPress(.keyboardReturnOrEnter)
    stage.render()
    #expect(text.selectedRange.start.utf8Offset > 400)
    #expect(caret(text).maxY <= place(text).minY && caret(text).minY >= 0)
    #expect(place(text).maxY == 300)
  }

  @Test("The bar stays at the edge of what is seen while the page scrolls, to the pixel")
  func scrolls() throws {
    let (page, text) = page(Rect(x: 20, y: 40, width: 360, height: 900))
    open(text)
    for offset in [30.0, 250, 620, 640, 645.5, 700, 400, 0] {
      page.setContentOffset(Point(x: 0, y: offset), animated: false)
      stage.render()
      let end = text.convert(text.bounds, to: nil).maxY
      #expect(abs(place(text).maxY - min(300, end)) < 1, "at \(offset)")
      let shown = try #require(stage.surface?.image())
      stage.window.canvas.invalidateSurface()
      stage.render()
      let anew = try #require(stage.surface?.image())
      #expect(shown.hasSamePixels(as: anew, tolerance: 0), "at \(offset)")
    }
  }

  @Test(
    "A text that is out of sight is brought into sight when its bar opens", arguments: [0, 1400])
  func outOfSight(offset: Double) {
    let (page, text) = page(Rect(x: 20, y: 700, width: 360, height: 200))
    page.setContentOffset(Point(x: 0, y: offset), animated: false)
    text.becomeFirstResponder()
    page.setContentOffset(Point(x: 0, y: offset), animated: false)
    stage.render()
    text.findInteraction?.presentFindNavigator(showingReplace: false)
    stage.render()
    #expect(stage.window.bounds.contains(place(text)))
  }

  @Test("Typing into a bar that was scrolled away brings it back, also where nothing is found")
  func typing() {
    let (page, text) = page(Rect(x: 20, y: 40, width: 360, height: 200))
    open(text)
    page.setContentOffset(Point(x: 0, y: 900), animated: false)
    stage.render()
    #expect(place(text).maxY < 0)
    stage.type("zzz")
    stage.render()
    #expect(stage.window.bounds.contains(place(text)))
  }

  @Test("A result in a text that is as high as its lines is brought into sight above the bar")
  func wholeText() {
    let (page, text) = page(Rect(x: 20, y: 40, width: 360, height: 1500), scrolls: false)
    open(text, query: "line 55")
    #expect(page.contentOffset.y > 0)
    #expect(caret(text).maxY <= place(text).minY && caret(text).minY >= 0)
    // The offset of the page is between two pixels, and the bar is on a whole pixel.
    #expect(place(text).maxY > 299 && place(text).maxY <= 300)
  }

  @Test("A text that is wider than what is seen has its bar where it is seen")
  func wide() {
    let (page, text) = page(Rect(x: 20, y: 40, width: 900, height: 200))
    page.contentSize.width = 1000
    page.setContentOffset(Point(x: 300, y: 0), animated: false)
    stage.render()
    text.findInteraction?.presentFindNavigator(showingReplace: false)
    stage.render()
    #expect(place(text).minX == 0 && place(text).width == 400)
  }

  @Test("A bar that is open asks for no frames by itself, and goes with its view")
  func idle() {
    let (_, text) = page(Rect(x: 20, y: 40, width: 360, height: 900))
    open(text)
    stage.advance(by: 15)
    let frames = stage.frameRequestCount
    stage.advance(by: 5)
    #expect(stage.frameRequestCount == frames)
    text.removeFromSuperview()
    stage.render()
    #expect(text.findInteraction?.isFindNavigatorVisible == false)
  }
}
