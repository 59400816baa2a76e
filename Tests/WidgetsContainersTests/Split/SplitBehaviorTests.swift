import ResponderTestKit
import Testing
import Widgets

/// The display modes of split behaviors.
@MainActor @Suite(.serialized) struct SplitBehaviorTests {
  let stage = Stage(size: Size(width: 1000, height: 700))
  let split = SplitViewController(style: .tripleColumn)
  private let controllers = (0..<3).map { _ in ViewController() }

  init() {
    for (column, controller) in zip(
      [SplitViewController.Column.primary, .supplementary, .secondary], controllers)
    {
      split.setViewController(controller, for: column)
    }
    stage.window.rootViewController = split
    stage.advance(by: 0.1)
  }

  @Test(
    "The preferred display mode is understood as one of the preferred split behavior",
    arguments: [
      (SplitViewController.SplitBehavior.overlay, SplitViewController.DisplayMode.twoOverSecondary),
      (.displace, .twoDisplaceSecondary), (.tile, .twoBesideSecondary),
    ])
  func twoColumns(
    behavior: SplitViewController.SplitBehavior, mode: SplitViewController.DisplayMode
  ) {
    split.preferredSplitBehavior = behavior
    for preferred in [
      SplitViewController.DisplayMode.twoBesideSecondary, .twoOverSecondary,
      .twoDisplaceSecondary,
    ] {
      split.preferredDisplayMode = preferred
      stage.advance(by: 1)
      #expect(split.displayMode == mode)
      #expect(split.splitBehavior == behavior)
    }
    split.preferredDisplayMode = .oneBesideSecondary
    stage.advance(by: 1)
    #expect(split.displayMode == (behavior == .overlay ? .oneOverSecondary : .oneBesideSecondary))
    #expect(split.splitBehavior == behavior)
    split.preferredDisplayMode = .secondaryOnly
    stage.advance(by: 1)
    #expect(split.displayMode == .secondaryOnly)
    #expect(split.splitBehavior == behavior)
  }

  @Test("The display mode is never the automatic one")
  func neverAutomatic() {
    let fresh = SplitViewController(style: .doubleColumn)
    #expect(fresh.preferredDisplayMode == .automatic)
    #expect(fresh.displayMode == .oneBesideSecondary)
    fresh.preferredDisplayMode = .secondaryOnly
    #expect(fresh.displayMode == .secondaryOnly)
  }

  @Test("Without a gesture the preferred display mode is strictly respected")
  func withoutGesture() {
    split.preferredSplitBehavior = .overlay
    split.preferredDisplayMode = .twoBesideSecondary
    split.presentsWithGesture = false
    stage.advance(by: 1)
    #expect(split.displayMode == .twoBesideSecondary)
    split.presentsWithGesture = true
    stage.advance(by: 1)
    #expect(split.displayMode == .twoOverSecondary)
  }

  @Test("Columns that displace the secondary one move it partly out, and a tap on it moves it back")
  func displacing() {
    split.preferredSplitBehavior = .displace
    split.preferredDisplayMode = .oneBesideSecondary
    stage.advance(by: 1)
    let view = controllers[2].navigationController?.view
    let width = view?.bounds.width
    #expect(view?.frame.maxX == 1000)
    split.show(.primary)
    stage.advance(by: 1)
    #expect(split.displayMode == .twoDisplaceSecondary)
    #expect(view?.bounds.width == width)
    #expect(view?.frame.minX == split.primaryColumnWidth + split.supplementaryColumnWidth)
    stage.tap(at: Point(x: 900, y: 400))
    stage.advance(by: 1)
    #expect(split.displayMode == .oneBesideSecondary)
    #expect(view?.frame.maxX == 1000)
  }
}
