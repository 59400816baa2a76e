import ResponderTestKit
import Testing

@testable import WindowResponder

@MainActor @Suite(.serialized) struct SheetTests {
  let stage = Stage(size: Size(width: 400, height: 644), hasTitleBar: true)
  private let root = ViewController()
  private let sheet = ViewController()
  private var controller: SheetPresentationController? { sheet.sheetPresentationController }

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  private func present() {
    root.present(sheet, animated: false)
    stage.render()
  }

  private var frame: Rect { sheet.view.convert(sheet.view.bounds, to: nil) }

  @Test("a sheet is there by default, with one height, and makes itself anew after each dismissal")
  func defaults() {
    #expect(controller?.detents.map(\.identifier) == [.large])
    #expect(sheet.popoverPresentationController == nil)
    let first = controller
    #expect(first === controller)
    present()
    #expect(first === controller && first?.containerView != nil)
    root.dismiss(animated: false)
    #expect(first !== controller && first?.containerView == nil)
    sheet.modalPresentationStyle = .popover
    #expect(controller == nil && sheet.popoverPresentationController != nil)
  }

  @Test("in a narrow window it stands at the bottom, below the title bar")
  func narrow() {
    present()
    #expect(frame == Rect(x: 0, y: 44 + 10, width: 400, height: 590))
    #expect(stage.window.hitTest(Point(x: 200, y: 10), with: nil) is TitleBar)
  }

  @Test("The title bar that the window draws is as dark as the page, and still in use")
  func dimmedTitleBar() {
    // A longer title would have a letter at the compared pixel.
    stage.window.title = "Page"
    func bright(_ y: Int) -> Double { stage.snapshot().pixel(x: 60, y: y).luminance }
    let (bar, page) = (bright(20), bright(600))
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    root.present(alert, animated: false)
    stage.render()
    #expect(bright(20) < bar * 0.6)
    #expect((bright(20) / bar - bright(600) / page).magnitude < 0.05)
    #expect(stage.window.hitTest(Point(x: 60, y: 20), with: nil) is TitleBar)
    root.dismiss(animated: true)
    stage.advance(by: 2)
    #expect(bright(20) == bar && bright(600) == page)
  }

  /// Returns the colors of the sheet's outermost pixel and of a pixel 8 points inside, in a row at one side.
  private func colors(atRight: Bool, y: Int) -> (edge: Color, inside: Color) {
    let picture = stage.snapshot()
    let frame = frame
    let edge = Int(atRight ? frame.maxX - 1 : frame.minX)
    return (picture.pixel(x: edge, y: y), picture.pixel(x: edge + (atRight ? -8 : 8), y: y))
  }

  @Test("no outline is drawn where a sheet lies on the window's edges, and one at its top")
  func outline() {
    sheet.loadViewIfNeeded()
    sheet.view.backgroundColor = .systemBackground
    controller?.detents = [.medium()]
    present()
    for theme in [Theme.light, .dark] {
      stage.application.theme = theme
      stage.render()
      for atRight in [false, true] {
        for y in [500, 643] {
          let colors = colors(atRight: atRight, y: y)
          #expect(colors.edge == colors.inside, "\(atRight) \(y)")
        }
      }
      let top = Int(frame.minY)
      let picture = stage.snapshot()
      #expect(picture.pixel(x: 200, y: top) != picture.pixel(x: 200, y: top + 4))
      #expect(frame == Rect(x: 0, y: 349, width: 400, height: 295))
    }
  }

  @Test("a sheet that is narrower than the window has its outline at both sides")
  func outlineBesideTheEdges() {
    stage.resize(to: Size(width: 1_000, height: 644))
    sheet.loadViewIfNeeded()
    sheet.view.backgroundColor = .systemBackground
    for detents in [[SheetPresentationController.Detent.medium()], [.large()]] {
      controller?.detents = detents
      present()
      for atRight in [false, true] {
        let colors = colors(atRight: atRight, y: 550)
        #expect(colors.edge != colors.inside)
      }
      root.dismiss(animated: false)
    }
  }

  @Test("in a wide window it is in the middle, as large as its kind or its controller says")
  func wide() {
    stage.resize(to: Size(width: 1_200, height: 844))
    sheet.modalPresentationStyle = .formSheet
    present()
    #expect(frame == Rect(x: 330, y: 44 + 90, width: 540, height: 620))
    sheet.preferredContentSize = Size(width: 300, height: 200)
    stage.render()
    #expect(frame == Rect(x: 450, y: 44 + 300, width: 300, height: 200))
    stage.resize(to: Size(width: 700, height: 244))
    stage.render()
    #expect(frame == Rect(x: 200, y: 44 + 24, width: 300, height: 152))
  }

  @Test("the medium detent is inactive in a window of compact height")
  func compactMedium() {
    controller?.detents = [.medium(), .large()]
    present()
    #expect(controller?.heights.map(\.identifier) == [.medium, .large])
    stage.resize(to: Size(width: 400, height: 344))
    stage.render()
    #expect(controller?.heights.map(\.identifier) == [.large])
  }

  @Test("a detent resolves its height for the values of a sheet")
  func resolvedValues() {
    typealias Sheet = SheetPresentationController
    let context = Sheet.ResolutionContext(maximumDetentValue: 500, isCompact: false)
    let compact = Sheet.ResolutionContext(maximumDetentValue: 300, isCompact: true)
    #expect(Sheet.Detent.large().resolvedValue(in: context) == 500)
    #expect(Sheet.Detent.medium().resolvedValue(in: context) == 250)
    #expect(Sheet.Detent.medium().resolvedValue(in: compact) == nil)
    let none = Sheet.Detent.custom { _ in nil }
    #expect(none.resolvedValue(in: context) == nil)
  }

  @Test("heights: half of the window, as high as fits, and one's own")
  func detents() {
    controller?.detents = [.medium(), .large(), .custom(identifier: .init("third")) { _ in 100 }]
    controller?.selectedDetentIdentifier = .medium
    present()
    #expect(frame.height == 295)
    controller?.selectedDetentIdentifier = .large
    stage.render()
    #expect(frame.height == 590)
    controller?.animateChanges { controller?.selectedDetentIdentifier = .init("third") }
    stage.advance(by: 1)
    #expect(frame.height == 100 && frame.maxY == 644)
  }

  @Test("Each custom detent without an identifier has one of its own")
  func unnamedDetents() {
    let detents = (0..<3).map { _ in SheetPresentationController.Detent.custom { _ in 100 } }
    #expect(Set(detents.map(\.identifier)).count == 3)
  }

  @Test("K8: without a chosen height it has the smallest, in whatever order they are given")
  func smallestDetent() {
    controller?.detents = [.large(), .custom(identifier: .init("low")) { _ in 100 }, .medium()]
    present()
    #expect(frame.height == 100)
    controller?.selectedDetentIdentifier = .large
    stage.render()
    #expect(frame.height == 590)
    for unknown: SheetPresentationController.Detent.Identifier? in [.init("none"), nil] {
      controller?.selectedDetentIdentifier = unknown
      stage.render()
      #expect(frame.height == 100)
    }
  }

  @Test("a finger drags it from height to height, and the delegate hears")
  func dragging() {
    let delegate = DetentDelegate()
    controller?.detents = [.medium(), .large()]
    controller?.delegate = delegate
    present()
    stage.drag(from: Point(x: 200, y: 380), to: Point(x: 200, y: 100), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.height == 590)
    #expect(delegate.changes == 1)
    #expect(controller?.selectedDetentIdentifier == .large)
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 200, y: 360), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.height == 295 && delegate.changes == 2)
    #expect(root.presentedViewController === sheet)
  }

  @Test("a finger drags it down and away")
  func draggingAway() {
    let delegate = DetentDelegate()
    controller?.delegate = delegate
    present()
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 200, y: 560), duration: 0.3)
    #expect(delegate.wills == 1 && delegate.dids == 0)
    stage.advance(by: 1)
    #expect(delegate.dids == 1)
    #expect(root.presentedViewController == nil)
  }

  @Test("a short pull leads back, and one that is modal cannot be dragged away")
  func draggingBack() {
    let delegate = DetentDelegate()
    controller?.delegate = delegate
    present()
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 200, y: 180), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.minY == 54 && root.presentedViewController === sheet)
    sheet.isModalInPresentation = true
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 200, y: 620), duration: 0.3)
    stage.advance(by: 1)
    #expect(frame.minY == 54 && root.presentedViewController === sheet)
    #expect(delegate.attempts == 1)
  }

  @Test("a scroll view in the sheet keeps its fingers")
  func scrolling() {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 500))
    scrollView.contentSize = Size(width: 400, height: 2_000)
    sheet.view.addSubview(scrollView)
    present()
    stage.drag(from: Point(x: 200, y: 400), to: Point(x: 200, y: 200), duration: 0.5)
    #expect(scrollView.contentOffset.y > 100)
    #expect(frame.minY == 54)
  }

  private func addScrollView() -> ScrollView {
    let scrollView = ScrollView(frame: Rect(x: 0, y: 0, width: 400, height: 200))
    scrollView.contentSize = Size(width: 400, height: 2_000)
    sheet.view.addSubview(scrollView)
    return scrollView
  }

  @Test("K8: scrolling at the top expands the sheet first, and then scrolls the content")
  func scrollingExpands() {
    let scrollView = addScrollView()
    controller?.detents = [.medium(), .large()]
    present()
    #expect(frame.height == 295)
    stage.drag(from: Point(x: 200, y: 500), to: Point(x: 200, y: 200), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.height == 590 && scrollView.contentOffset.y == 0)
    #expect(controller?.selectedDetentIdentifier == .large)
    stage.drag(from: Point(x: 200, y: 240), to: Point(x: 200, y: 100), duration: 0.5)
    stage.advance(by: 2)
    #expect(frame.height == 590 && scrollView.contentOffset.y > 80)
    // Content that is not at its top scrolls back, and the sheet stays.
    stage.drag(from: Point(x: 200, y: 100), to: Point(x: 200, y: 150), duration: 0.5)
    stage.advance(by: 2)
    #expect(frame.height == 590)
  }

  @Test("K8: a sheet that does not expand by scrolling scrolls its content")
  func scrollingScrolls() {
    let scrollView = addScrollView()
    controller?.detents = [.medium(), .large()]
    controller?.prefersScrollingExpandsWhenScrolledToEdge = false
    present()
    stage.drag(from: Point(x: 200, y: 500), to: Point(x: 200, y: 400), duration: 0.5)
    stage.advance(by: 2)
    #expect(frame.height == 295 && scrollView.contentOffset.y > 50)
  }

  @Test("K8: a pull at the top of the content drags the sheet down, unless it refreshes")
  func pullingContent() {
    let scrollView = addScrollView()
    controller?.detents = [.medium(), .large()]
    controller?.selectedDetentIdentifier = .large
    present()
    stage.drag(from: Point(x: 200, y: 120), to: Point(x: 200, y: 400), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.height == 295 && root.presentedViewController === sheet)
    #expect(scrollView.contentOffset.y == 0)
    scrollView.refreshControl = RefreshControl()
    controller?.selectedDetentIdentifier = .large
    stage.render()
    stage.drag(from: Point(x: 200, y: 120), to: Point(x: 200, y: 400), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.height == 590 && scrollView.refreshControl?.isRefreshing == true)
  }

  @Test("K8: a horizontal drag in the content moves neither the sheet nor what scrolls vertically")
  func horizontalDrag() {
    let scrollView = addScrollView()
    controller?.detents = [.medium(), .large()]
    present()
    stage.drag(from: Point(x: 100, y: 500), to: Point(x: 300, y: 500), duration: 0.5)
    stage.advance(by: 1)
    #expect(frame.height == 295 && scrollView.contentOffset == .zero)
  }

  @Test("up to the undimmed height what is below can be used")
  func undimmed() {
    let button = Button(frame: Rect(x: 0, y: 0, width: 100, height: 44))
    var presses = 0
    button.addAction(Action { _ in presses += 1 }, for: .touchUpInside)
    root.view.addSubview(button)
    controller?.detents = [.medium(), .large()]
    controller?.largestUndimmedDetentIdentifier = .medium
    present()
    stage.tap(at: Point(x: 50, y: 60))
    #expect(presses == 1 && root.presentedViewController === sheet)
  }
}

private final class DetentDelegate: SheetPresentationControllerDelegate {
  var changes = 0
  var wills = 0
  var dids = 0
  var attempts = 0
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: SheetPresentationController
  ) { changes += 1 }
  func presentationControllerWillDismiss(_ presentationController: PresentationController) {
    wills += 1
  }
  func presentationControllerDidDismiss(_ presentationController: PresentationController) {
    dids += 1
  }
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: PresentationController
  ) { attempts += 1 }
}
