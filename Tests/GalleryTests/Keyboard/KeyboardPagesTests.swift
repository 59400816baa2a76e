import ResponderTestKit
import Testing
import Widgets

@testable import Gallery
@testable import WindowResponder

/// Tests of each page of the gallery with keys only.
@MainActor struct KeyboardPagesTests {
  private func describe(_ view: View) -> String {
    let places = sequence(first: view.superview, next: { $0?.superview }).prefix(3)
    let way = places.compactMap { $0.map { "\(type(of: $0))" } }.joined(separator: " < ")
    return "\(type(of: view)) \(view.accessibilityLabel ?? "") in \(way)"
  }

  @Test("H10: Keys reach on every page what a touch works")
  func keysReachWhatTouchesDo() throws {
    for page in Page.all {
      let walk = try KeyboardWalk(page: page)
      walk.walk()
      for view in walk.missed {
        Issue.record("\(page): keys do not reach \(describe(view))")
      }
    }
  }

  @Test("H10, U22: Tab stops at the pages of the tab Pages, and an arrow key turns them")
  func pages() throws {
    let walk = try KeyboardWalk(page: #require(Page(identifier: "navigation")))
    // The walk ends with the last tab chosen.
    walk.walk()
    for _ in 0..<60 where walk.focused.map({ "\(type(of: $0))" }) != "PageScroller" {
      walk.stage.keyPress(.keyboardTab)
      walk.stage.advance(by: 0.5)
    }
    let pages = try #require(walk.focused)
    #expect(pages.accessibilityValue == "Page 1 of 5")
    walk.stage.keyPress(.keyboardRightArrow)
    walk.stage.advance(by: 2)
    #expect(pages.accessibilityValue == "Page 2 of 5" && pages.isFocused)
  }

  @Test("H10: Tab leaves every view and comes back to the first on every page")
  func tabLeavesEveryView() throws {
    for page in Page.all {
      let walk = try KeyboardWalk(page: page)
      walk.walk()
      let last = walk.stops.last.map(describe) ?? "nothing"
      #expect(walk.isClosed, "\(page): Tab goes round from \(last)")
    }
  }
}
