import ResponderTestKit
import TestScenes
import Testing

@testable import ResponderGraphics
@testable import WindowResponder

@MainActor @Suite(.serialized) struct SystemEventTests {
  let stage = Stage(size: Size(width: 200, height: 100))
  private let delegate = SystemDelegate()

  init() { stage.application.delegate = delegate }

  // MARK: Appearance

  @Test("J6: the desktop's colour scheme reaches the theme, the views, the delegate and observers")
  func colorScheme() {
    let view = ThemeView()
    stage.window.addSubview(view)
    var told: [UserInterfaceStyle] = []
    stage.application.systemAppearanceObservers.add(delegate) { _, appearance in
      told.append(appearance.colorScheme)
    }
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(stage.application.theme == .dark)
    #expect(view.changes == 1)
    #expect(delegate.log.take() == ["appearance dark"])
    #expect(told == [.dark])
    stage.application.apply(SystemAppearance(colorScheme: .light))
    #expect(stage.application.theme == .light)
  }

  @Test("J6: an appearance that is the same again is dropped")
  func sameAppearance() {
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    _ = delegate.log.take()
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(delegate.log.take().isEmpty)
  }

  @Test("J6: a theme that the program has set stays; the delegate still hears")
  func ownTheme() {
    stage.application.theme = .light
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(stage.application.theme == .light)
    #expect(delegate.log.take() == ["appearance dark"])
    stage.application.followSystemTheme()
    #expect(stage.application.theme == .dark)
    stage.application.apply(SystemAppearance(colorScheme: .light))
    #expect(stage.application.theme == .light)
  }

  @Test("J6: the accent is made to be read on the window's ground", arguments: [false, true])
  func accent(isDark: Bool) {
    for hex: UInt32 in [0xFFE000, 0x101080, 0x808080, 0xFFFFFF, 0x000000] {
      let theme = SystemAppearance(
        colorScheme: isDark ? .dark : .light, accentColor: Color(hex: hex)
      ).theme
      for ground in [Theme.ColorName.systemBackground, .systemGroupedBackground] {
        #expect(theme[.tint].contrastRatio(with: theme[ground]) >= 4.5)
      }
      #expect(theme[.onTint].contrastRatio(with: theme[.tint]) >= 4.5)
    }
    let blue = Color(hex: isDark ? 0x86AEFF : 0x2F5FE0)
    #expect(
      SystemAppearance(colorScheme: isDark ? .dark : .light, accentColor: blue).theme[.tint] == blue
    )
  }

  @Test("J6: high contrast makes text and lines stand out more", arguments: [false, true])
  func contrast(isDark: Bool) {
    let theme = SystemAppearance(colorScheme: isDark ? .dark : .light, contrast: .high).theme
    for ground in [theme[.systemBackground], theme[.systemGroupedBackground]] {
      for name: Theme.ColorName in [
        .label, .secondaryLabel, .tertiaryLabel, .tint, .controlBorder, .errorText, .warningText,
        .successText, .visitedLink, .neutral,
      ] {
        #expect(theme[name].contrastRatio(with: ground) >= 7, "\(name)")
      }
      #expect(theme[.separator].contrastRatio(with: ground) >= 3)
    }
    #expect(theme == (isDark ? .highContrastDark : .highContrastLight))
  }

  @Test("J6: text gets larger with the desktop's scale, within limits")
  func textScale() {
    stage.application.apply(SystemAppearance(textScale: 1.5))
    #expect(stage.application.theme.fonts.body.pointSize == 25.5)
    stage.application.apply(SystemAppearance(textScale: 1_000))
    #expect(stage.application.theme.fonts.body.pointSize == 51)
    stage.application.apply(SystemAppearance(textScale: .nan))
    #expect(stage.application.theme.fonts.body.pointSize == 17)
  }

  @Test("J6: reduced motion is taken over, and what a program set stays where nothing changes")
  func reducedMotion() {
    stage.application.apply(SystemAppearance(prefersReducedMotion: true))
    #expect(Accessibility.isReduceMotionEnabled)
    stage.application.apply(SystemAppearance(prefersReducedMotion: false))
    #expect(!Accessibility.isReduceMotionEnabled)
    stage.setReducedMotion(true)
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(Accessibility.isReduceMotionEnabled)
  }

  // MARK: Memory and locale

  @Test(
    "J6: a memory warning comes behind what waits, to delegate, observers and loaded controllers")
  func memoryWarning() {
    let (root, child, unloaded) = (
      WarnedController("root", delegate.log), WarnedController("child", delegate.log),
      WarnedController("unloaded", delegate.log)
    )
    root.addChild(child)
    root.addChild(unloaded)
    root.view.addSubview(child.view)
    stage.window.rootViewController = root
    stage.application.memoryWarningObservers.add(delegate) { delegate, _ in
      delegate.log.add("observer")
    }
    stage.application.simulateMemoryWarning()
    #expect(delegate.log.take().isEmpty)
    stage.render()
    #expect(delegate.log.take() == ["memory", "observer", "root", "child"])
    #expect(!unloaded.isViewLoaded)
  }

  @Test("J6: a memory warning empties the caches, and what is drawn afterwards is the same")
  func cachesAreEmptied() {
    let label = Label(text: "Words")
    label.frame = Rect(x: 10, y: 10, width: 100, height: 30)
    stage.window.addSubview(label)
    let before = stage.snapshot()
    let layout = TextLayout.cached("Words", font: label.font)
    stage.application.simulateMemoryWarning()
    stage.render()
    #expect(TextLayout.cached("Words", font: label.font) !== layout)
    let after = stage.snapshot()
    for x in 0..<200 {
      for y in 0..<100 where before.pixel(x: x, y: y) != after.pixel(x: x, y: y) {
        Issue.record("(\(x), \(y)) differs")
        return
      }
    }
  }

  @Test("B8: a memory warning alone cancels no touch")
  func memoryWarningsCancelNothing() {
    let view = CancelView(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    stage.window.addSubview(view)
    stage.touchDown(at: Point(x: 10, y: 10))
    stage.frame()
    stage.application.simulateMemoryWarning()
    stage.render()
    #expect(!view.isCancelled)
  }

  @Test("J6: another locale reaches the delegate and observers, behind what waits")
  func locale() {
    stage.application.localeObservers.add(delegate) { delegate, _ in delegate.log.add("observer") }
    stage.application.localeBecameAnother()
    #expect(delegate.log.take().isEmpty)
    stage.render()
    #expect(delegate.log.take() == ["locale", "observer"])
  }
}

private final class SystemDelegate: ApplicationDelegate {
  let log = Log()
  func applicationDidChangeSystemAppearance(_ application: Application) {
    log.add(
      "appearance \(application.theme.isDark || application.systemAppearance.colorScheme == .dark ? "dark" : "light")"
    )
  }
  func applicationDidChangeLocale(_ application: Application) { log.add("locale") }
  func applicationDidReceiveMemoryWarning(_ application: Application) { log.add("memory") }
}

private final class ThemeView: View {
  var changes = 0
  override func themeDidChange() {
    super.themeDidChange()
    changes += 1
  }
}

private final class CancelView: View {
  var isCancelled = false
  override func touchesBegan(_ touches: Set<Touch>, with event: Event?) {}
  override func touchesCancelled(_ touches: Set<Touch>, with event: Event?) { isCancelled = true }
}

private final class WarnedController: ViewController {
  let name: String
  let log: Log
  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init()
  }
  override func didReceiveMemoryWarning() {
    super.didReceiveMemoryWarning()
    log.add(name)
  }
}
