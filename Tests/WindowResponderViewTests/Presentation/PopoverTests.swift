import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct PopoverTests {
  let stage = Stage(size: Size(width: 600, height: 400))
  private let root = ViewController()
  private let bubble = ViewController()
  private let source = View(frame: Rect(x: 280, y: 180, width: 40, height: 40))
  private var popover: PopoverPresentationController? { bubble.popoverPresentationController }

  init() {
    stage.window.rootViewController = root
    root.view.addSubview(source)
    bubble.modalPresentationStyle = .popover
    bubble.preferredContentSize = Size(width: 120, height: 80)
    bubble.popoverPresentationController?.sourceView = source
    stage.render()
  }

  private func present() {
    root.present(bubble, animated: false)
    stage.render()
  }

  private var frame: Rect { bubble.view.convert(bubble.view.bounds, to: nil) }

  @Test("it stands on each side of its source, with room for the arrow, and nowhere else")
  func sides() {
    let expected: [(PopoverArrowDirection, Rect)] = [
      (.up, Rect(x: 240, y: 230, width: 120, height: 80)),
      (.down, Rect(x: 240, y: 90, width: 120, height: 80)),
      (.left, Rect(x: 330, y: 160, width: 120, height: 80)),
      (.right, Rect(x: 150, y: 160, width: 120, height: 80)),
    ]
    for (direction, place) in expected {
      popover?.sourceView = source
      popover?.permittedArrowDirections = direction
      present()
      #expect(popover?.arrowDirection == direction)
      #expect(frame == place, "\(direction)")
      root.dismiss(animated: false)
    }
  }

  @Test("it takes the first permitted side with room, and keeps within the window")
  func edges() {
    for (place, direction) in [
      (Point(x: 5, y: 5), PopoverArrowDirection.up), (Point(x: 555, y: 355), .down),
      (Point(x: 5, y: 355), .down), (Point(x: 555, y: 5), .up),
    ] {
      source.frame.origin = place
      popover?.sourceView = source
      present()
      #expect(popover?.arrowDirection == direction)
      #expect(stage.window.bounds.insetBy(dx: 8, dy: 8).contains(frame))
      root.dismiss(animated: false)
    }
  }

  @Test("where it fits on no side it becomes smaller on the one with most room")
  func tooLarge() {
    bubble.preferredContentSize = Size(width: 5_000, height: 5_000)
    present()
    #expect(stage.window.bounds.insetBy(dx: 8, dy: 8).contains(frame))
    #expect(frame.width > 100 && frame.height > 100)
  }

  @Test("it follows its source when the window changes its size, and a new wanted size")
  func following() {
    source.autoresizingMask = [.flexibleLeftMargin, .flexibleTopMargin]
    present()
    stage.resize(to: Size(width: 800, height: 500))
    stage.render()
    #expect(frame.midX == 500)
    bubble.preferredContentSize = Size(width: 200, height: 60)
    stage.render()
    #expect(frame.size == Size(width: 200, height: 60))
  }

  @Test("a part of the source is enough; without a source it is in the middle")
  func sourceRects() {
    popover?.sourceRect = Rect(x: 0, y: 0, width: 10, height: 10)
    popover?.permittedArrowDirections = .up
    present()
    #expect(frame.minY == 200 && frame.midX == 285)
    root.dismiss(animated: false)
    present()
    #expect(frame.midX == 300 && frame.midY == 200)
    #expect(popover?.arrowDirection == [])
  }

  @Test("a null source rectangle stands for the whole source view")
  func nullSourceRect() {
    popover?.sourceRect = .null
    popover?.permittedArrowDirections = .up
    present()
    #expect(frame == Rect(x: 240, y: 230, width: 120, height: 80))
  }

  @Test("a source that leaves no usable room beside it is covered, without an arrow")
  func sourcesWithoutRoom() {
    popover?.sourceView = root.view
    present()
    #expect(frame == Rect(x: 240, y: 160, width: 120, height: 80))
    #expect(popover?.arrowDirection == [])
    bubble.preferredContentSize = Size(width: 120, height: 30)
    stage.render()
    #expect(frame == Rect(x: 240, y: 185, width: 120, height: 30))
    root.dismiss(animated: false)
    // Below the source, the arrow and the margin take 20 points.
    for (height, isCovered) in [(335.0, false), (337, true)] {
      source.frame = Rect(x: 0, y: 0, width: 600, height: height)
      popover?.sourceView = source
      bubble.preferredContentSize = Size(width: 120, height: 80)
      present()
      #expect((popover?.arrowDirection == []) == isCovered)
      root.dismiss(animated: false)
    }
  }

  @Test("a popover keeps 10 points away from the edges of the window")
  func margins() {
    #expect(popover?.popoverLayoutMargins == EdgeInsets(top: 10, left: 10, bottom: 10, right: 10))
    source.frame.origin = Point(x: 5, y: 100)
    present()
    #expect(frame.minX == 10)
  }

  @Test("a tap elsewhere dismisses it; a view that lets through can be used")
  func tapsElsewhere() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 60, height: 60))
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    popover?.passthroughViews = [button]
    present()
    stage.tap(at: Point(x: 20, y: 20))
    #expect(presses == 1 && root.presentedViewController === bubble)
    stage.tap(at: Point(x: 500, y: 20))
    stage.advance(by: 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("the delegate prepares it")
  func preparing() {
    let delegate = PopoverDelegate()
    delegate.source = source
    popover?.sourceView = nil
    popover?.delegate = delegate
    present()
    #expect(popover?.arrowDirection == .up)
  }

  @Test("directions have UIKit's values")
  func values() {
    #expect(PopoverArrowDirection.any.rawValue == 15)
    #expect(PopoverArrowDirection.down.rawValue == 2)
  }
}

private final class PopoverDelegate: PopoverPresentationControllerDelegate {
  var source: View?
  func prepareForPopoverPresentation(
    _ popoverPresentationController: PopoverPresentationController
  ) {
    popoverPresentationController.sourceView = source
  }
}
