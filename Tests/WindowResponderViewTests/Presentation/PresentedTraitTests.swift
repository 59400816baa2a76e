import ResponderTestKit
import Testing
import WindowResponder

/// Tests of the traits of presented controllers, and of controllers whose class has subclasses.
@MainActor struct PresentedTraitTests {
  private class Screen: ViewController {
    var heard: [UserInterfaceStyle] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      registerForTraitChanges([TraitUserInterfaceStyle.self]) {
        (self: Self, previous: TraitCollection) in
        self.heard.append(previous.userInterfaceStyle)
      }
      registerForTraitChanges([TraitUserInterfaceStyle.self], action: Screen.styleChanged)
    }

    var calls = 0
    func styleChanged() { calls += 1 }
  }

  private final class SubScreen: Screen {}

  let stage = Stage(size: Size(width: 800, height: 600))

  @Test("A controller hears of its traits, also where its class is a subclass")
  func subclass() {
    let screen = SubScreen()
    stage.window.rootViewController = screen
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(screen.heard == [.light])
    #expect(screen.calls == 1)
  }

  @Test("M5: What is presented as a sheet is elevated, and has the traits of its window else")
  func sheet() {
    let root = ViewController()
    let sheet = ViewController()
    stage.window.rootViewController = root
    stage.window.overrideUserInterfaceStyle = .dark
    root.present(sheet, animated: false)
    stage.render()
    #expect(sheet.traitCollection.userInterfaceLevel == .elevated)
    #expect(sheet.traitCollection.userInterfaceStyle == .dark)
    #expect(sheet.view.traitCollection == sheet.traitCollection)
    #expect(root.traitCollection.userInterfaceLevel == .base)
    #expect(sheet.presentationController?.traitCollection.userInterfaceLevel == .elevated)
  }

  @Test("M5: What covers the whole window is not elevated")
  func fullScreen() {
    let root = ViewController()
    let cover = ViewController()
    stage.window.rootViewController = root
    cover.modalPresentationStyle = .fullScreen
    root.present(cover, animated: false)
    stage.render()
    #expect(cover.traitCollection.userInterfaceLevel == .base)
  }

  @Test("A presentation may give other traits to what it presents")
  func overrides() {
    let root = ViewController()
    let sheet = ViewController()
    stage.window.rootViewController = root
    root.present(sheet, animated: false)
    stage.render()
    sheet.presentationController?.overrideTraitCollection = TraitCollection(
      horizontalSizeClass: .compact)
    #expect(sheet.traitCollection.horizontalSizeClass == .compact)
    #expect(root.traitCollection.horizontalSizeClass == .regular)
  }
}
