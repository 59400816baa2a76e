import ResponderTestKit
import TestScenes
import Testing

@testable import WindowResponder

/// Tests of notifications of margins and safe areas, and of margins that other views determine.
@MainActor @Suite(.serialized) struct MarginTests {
  private let outer = View(frame: Rect(x: 0, y: 0, width: 100, height: 100))
  private let inner = MarginView(frame: Rect(x: 0, y: 0, width: 100, height: 50))

  @Test("A view that preserves its superview's margins is notified of their changes")
  func preservedMargins() {
    let pinned = View()
    outer.addSubview(inner)
    inner.add(pinned)
    inner.preservesSuperviewLayoutMargins = true
    let guide = inner.layoutMarginsGuide
    LayoutConstraint.activate([
      pinned.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      pinned.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      pinned.topAnchor.constraint(equalTo: guide.topAnchor),
      pinned.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    outer.layoutIfNeeded()
    #expect(pinned.frame == Rect(x: 8, y: 8, width: 84, height: 34))
    #expect(inner.changes == 0)
    outer.layoutMargins = EdgeInsets(all: 20)
    #expect(inner.changes == 1)
    outer.layoutIfNeeded()
    #expect(pinned.frame == Rect(x: 20, y: 20, width: 60, height: 22))
  }

  @Test("A view that preserves its superview's margins is notified when one of the two moves")
  func preservedMarginsAfterMoves() {
    outer.layoutMargins = EdgeInsets(all: 20)
    outer.addSubview(inner)
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.changes == 1)
    inner.frame.origin.x = 10
    #expect(inner.changes == 2)
    #expect(inner.layoutMargins == EdgeInsets(top: 20, left: 10, bottom: 8, right: 30))
    outer.frame.size.width = 200
    #expect(inner.changes == 3)
    #expect(inner.layoutMargins.right == 8)
    outer.frame.size.width = 220
    #expect(inner.changes == 3)
    inner.removeFromSuperview()
    #expect(inner.changes == 4)
    let other = View(frame: outer.bounds)
    other.layoutMargins = EdgeInsets(all: 40)
    other.addSubview(inner)
    #expect(inner.changes == 5)
  }

  @Test("A view is notified only of margins that differ from the earlier ones")
  func sameMargins() {
    let margins = inner.layoutMargins
    inner.layoutMargins = margins
    inner.insetsLayoutMarginsFromSafeArea = false
    inner.preservesSuperviewLayoutMargins = true
    #expect(inner.changes == 0)
    inner.layoutMargins = EdgeInsets(all: 20)
    #expect(inner.changes == 1)
  }

  @Test("Directional margins follow later changes of the direction, and other margins do not")
  func directionalMargins() {
    inner.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(inner.changes == 1)
    inner.semanticContentAttribute = .forceRightToLeft
    #expect(inner.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(inner.directionalLayoutMargins.leading == 2)
    #expect(inner.changes == 2)
    inner.layoutMargins = EdgeInsets(top: 1, left: 4, bottom: 3, right: 2)
    #expect(inner.changes == 2)
    inner.semanticContentAttribute = .forceLeftToRight
    #expect(inner.layoutMargins == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(inner.changes == 2)
  }

  @Test("Safe areas of subviews follow the size of their superview")
  func safeAreaAfterResize() {
    let controller = ViewController()
    let root: View = controller.view
    root.frame = Rect(x: 0, y: 0, width: 300, height: 400)
    controller.additionalSafeAreaInsets = EdgeInsets(bottom: 50)
    let view = View(frame: Rect(x: 0, y: 300, width: 100, height: 100))
    root.addSubview(view)
    #expect(view.safeAreaInsets.bottom == 50)
    root.frame.size.height = 600
    #expect(root.safeAreaInsets.bottom == 50)
    #expect(view.safeAreaInsets.bottom == 0)
  }

  @Test("A view that is removed from its superview has no safe area insets")
  func safeAreaAfterRemoval() {
    let stage = Stage(size: Size(width: 300, height: 400))
    let controller = ViewController()
    stage.window.rootViewController = controller
    controller.additionalSafeAreaInsets = EdgeInsets(top: 30)
    let nested = View(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    outer.addSubview(nested)
    controller.view.addSubview(outer)
    #expect(outer.safeAreaInsets.top == 30 && nested.safeAreaInsets.top == 30)
    outer.removeFromSuperview()
    #expect(outer.safeAreaInsets == .zero && nested.safeAreaInsets == .zero)
  }
}

/// A view that counts the changes of its margins.
private final class MarginView: View {
  var changes = 0
  override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    changes += 1
  }
}
