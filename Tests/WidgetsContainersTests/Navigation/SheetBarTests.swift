import ResponderTestKit
import Testing
import Widgets

@MainActor @Suite(.serialized) struct SheetBarTests {
  private let stage = Stage(size: Size(width: 400, height: 644))
  private let root = ViewController()
  private let navigation = NavigationController(rootViewController: ViewController())

  init() {
    stage.window.rootViewController = root
    stage.render()
  }

  /// The height of the navigation bar in the sheet.
  private var barHeight: Double { navigation.navigationBar.frame.height }

  @Test("A navigation bar in a sheet leaves room for the grabber above its title")
  func grabber() {
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    root.present(navigation, animated: false)
    stage.render()
    #expect(barHeight == 52)
    #expect(navigation.topViewController?.view.safeAreaInsets.top == 52)
    navigation.sheetPresentationController?.prefersGrabberVisible = false
    stage.render()
    #expect(barHeight == 44)
  }

  @Test("Above a sheet in a narrow window, no part of the buttons behind it is visible")
  func stripAbove() {
    let (page, sheet) = (ViewController(), ViewController())
    page.title = "Page"
    page.navigationItem.leftBarButtonItem = BarButtonItem(
      title: "Edit", style: .plain, target: nil, action: nil)
    page.navigationItem.rightBarButtonItem = BarButtonItem(systemItem: .add)
    stage.window.rootViewController = NavigationController(rootViewController: page)
    page.present(sheet, animated: false)
    stage.render()
    let top = Int(sheet.view.convert(sheet.view.bounds, to: nil).minY)
    func strip() -> [Color] {
      let image = stage.snapshot()
      return (0..<400).flatMap { x in (0..<top).map { image.pixel(x: x, y: $0) } }
    }
    let shown = strip()
    page.navigationItem.leftBarButtonItem = nil
    page.navigationItem.rightBarButtonItem = nil
    page.title = nil
    stage.advance(by: 1)
    #expect(top > 0 && strip() == shown)
  }

  @Test("A controller that was in a sheet with a grabber has its usual bar elsewhere")
  func elsewhere() {
    navigation.sheetPresentationController?.prefersGrabberVisible = true
    root.present(navigation, animated: false)
    stage.render()
    root.dismiss(animated: false)
    stage.window.rootViewController = navigation
    stage.render()
    #expect(barHeight == 44)
  }

  @Test("The safe area of a controller without bars does not change with the grabber")
  func withoutBars() {
    let plain = ViewController()
    plain.sheetPresentationController?.prefersGrabberVisible = true
    root.present(plain, animated: false)
    stage.render()
    #expect(plain.view.safeAreaInsets.top == 0)
  }
}
