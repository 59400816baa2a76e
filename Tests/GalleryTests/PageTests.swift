import ResponderTestKit
import Testing
import Widgets

@testable import Gallery

@MainActor struct PageTests {
  /// Creates a stage with the gallery.
  private func makeStage(_ arguments: String...) throws -> Stage {
    let options = try Options(arguments)
    let window = GalleryWindow(size: options.size)
    let stage = Stage(size: options.size, window: window, hasTitleBar: true)
    window.fill(options)
    stage.render()
    return stage
  }

  private func find<V: View>(_ type: V.Type, labelled label: String, in view: View) -> V? {
    if let found = view as? V, found.accessibilityLabel == label, !found.isHidden { return found }
    for subview in view.subviews where !subview.isHidden {
      if let found = find(type, labelled: label, in: subview) { return found }
    }
    return nil
  }

  private func place<V: View>(
    of type: V.Type, labelled label: String, on stage: Stage
  ) throws -> Point {
    let view = try #require(find(type, labelled: label, in: stage.window))
    return view.convert(view.bounds.center, to: nil)
  }

  @Test("Every page is drawn in light and dark, and the two differ")
  func everyPageIsDrawn() throws {
    for page in Page.all {
      var pictures: [[UInt8]] = []
      for appearance in ["light", "dark"] {
        let stage = try makeStage("--page", page.identifier, "--appearance", appearance)
        let picture = stage.snapshot()
        var colors: Set<Color> = []
        for x in stride(from: 4, to: 900, by: 8) {
          for y in stride(from: 4, to: 640, by: 8) { colors.insert(picture.pixel(x: x, y: y)) }
        }
        #expect(colors.count > 8, "\(page) \(appearance) is nearly empty")
        pictures.append(picture.pngData())
      }
      #expect(pictures[0] != pictures[1])
    }
  }

  @Test("Taps on the first button are counted on its label")
  func tapsAreCounted() throws {
    let stage = try makeStage()
    let button = try place(of: Button.self, labelled: "Tap me", on: stage)
    #expect(find(Label.self, labelled: "Not tapped yet", in: stage.window) != nil)
    for _ in 0..<3 { stage.tap(at: button) }
    #expect(find(Label.self, labelled: "Tapped 3 times", in: stage.window) != nil)
  }

  @Test("The table shows every kind of button in every state")
  func everyState() throws {
    let stage = try makeStage()
    let words = ViewDescription(of: stage.window).lines.map {
      $0.trimmingPrefix { $0 == " " }.split(separator: " ")
    }
    for state in ["normal", "highlighted", "selected", "disabled", "focused"] {
      let buttons = words.filter { $0[0] == "PinnedButton" && $0.contains(Substring(state)) }
      #expect(buttons.count == 5, "\(state)")
    }
  }

  @Test("The list leads to every page")
  func listLeadsToPages() throws {
    // The window is tall enough for all buttons.
    let stage = try makeStage("--size", "900x\(Page.all.count * 60 + 200)")
    let gallery = try #require(stage.window.rootViewController)
    for page in Page.all.reversed() {
      stage.tap(at: try place(of: Button.self, labelled: page.title, on: stage))
      #expect(gallery.children.count == 1)
      let shown = try #require(gallery.children.first)
      #expect(type(of: shown) == type(of: page.makeController()), "\(page)")
    }
  }

  @Test("A page that is chosen takes the place of the one before")
  func oneAtATime() throws {
    let stage = try makeStage()
    stage.tap(at: try place(of: Button.self, labelled: "Touch", on: stage))
    #expect(find(View.self, labelled: "Canvas", in: stage.window) != nil)
    stage.tap(at: try place(of: Button.self, labelled: "Scrolling", on: stage))
    #expect(stage.window.firstView(ZoomCard.self) != nil)
    #expect(find(View.self, labelled: "Canvas", in: stage.window) == nil)
  }

  @Test("The switch below the list makes the window dark and light again")
  func appearanceSwitch() throws {
    let stage = try makeStage()
    let toggle = try place(of: Switch.self, labelled: "Dark", on: stage)
    stage.tap(at: toggle)
    #expect(stage.application.theme == .dark)
    stage.tap(at: toggle)
    #expect(stage.application.theme == .light)
  }

  @Test("The window follows the desktop, until the user wants it otherwise")
  func followsTheDesktop() throws {
    let stage = try makeStage()
    let application = stage.application
    var desktop = SystemAppearance(
      colorScheme: .dark, contrast: .high, accentColor: Color(hex: 0xFF80C0), textScale: 1.25)
    application.apply(desktop)
    stage.render()
    #expect(application.theme == desktop.theme)
    let toggle = try #require(find(Switch.self, labelled: "Dark", in: stage.window))
    #expect(toggle.isOn)
    let place = toggle.convert(toggle.bounds.center, to: nil)
    stage.tap(at: place)
    stage.advance(by: 1)
    var light = desktop
    light.colorScheme = .light
    #expect(application.theme == light.theme && !toggle.isOn)
    // The color scheme is now the user's choice.
    desktop.contrast = .normal
    application.apply(desktop)
    #expect(!application.theme.isDark)
    // The color scheme is that of the desktop again, and follows its changes.
    stage.tap(at: place)
    stage.advance(by: 1)
    #expect(application.theme == desktop.theme)
    desktop.colorScheme = .light
    application.apply(desktop)
    #expect(!application.theme.isDark && !toggle.isOn)
  }

  @Test("What the command line says counts more than the desktop")
  func appearanceOption() throws {
    let stage = try makeStage("--appearance", "light")
    stage.application.apply(SystemAppearance(colorScheme: .dark))
    #expect(!stage.application.theme.isDark)
  }

  @Test(
    "Nothing is cut off, from 360 by 480 points up",
    arguments: ["360x480", "400x700", "560x480", "640x480", "900x640", "1400x900"])
  func nothingIsCutOff(size: String) throws {
    for page in Page.all {
      let stage = try makeStage("--page", page.identifier, "--size", size)
      check(stage.window, in: stage.window.bounds)
    }
  }

  /// Checks that all visible views are within the visible area of their superviews, and that labels are large
  /// enough for their texts.
  private func check(_ view: View, in seen: Rect) {
    let frame = view.convert(view.bounds, to: nil)
    let limits = seen.insetBy(dx: -0.5, dy: -0.5)
    #expect(limits.contains(frame), "\(type(of: view)) \(view.accessibilityLabel ?? "") \(frame)")
    if let label = view as? Label, let text = label.text {
      let needed = label.sizeThatFits(
        Size(width: label.numberOfLines == 1 ? 10_000 : frame.width, height: 10_000))
      #expect(needed.width <= frame.width + 0.5, "\(text) needs \(needed.width)")
      #expect(needed.height <= frame.height + 0.5, "\(text) needs \(needed.height)")
    }
    if let button = view as? Button, !isSmallByDesign(button) {
      #expect(frame.height >= 44, "\(button.accessibilityLabel ?? "")")
    }
    // The canvas of a text is larger than the visible area, to show a caret at the ends of lines.
    if view is TextView || (view as? TextField)?.borderStyle == TextField.BorderStyle.none {
      return
    }
    for subview in view.subviews where !subview.isHidden {
      check(subview, in: whole(view) ?? frame)
    }
  }

  /// Returns a Boolean value that indicates whether the button's configuration requests a height below that
  /// of a touch target.
  private func isSmallByDesign(_ button: Button) -> Bool {
    button.configuration.map { $0.buttonSize == .small || $0.buttonSize == .mini } ?? false
  }

  /// Returns the whole scrollable area in window coordinates, or `nil` if the view does not scroll.
  private func whole(_ view: View) -> Rect? {
    guard let scrollView = view as? ScrollView else { return nil }
    let shown = scrollView.bounds
    let content = Rect(origin: .zero, size: scrollView.contentSize)
    return scrollView.convert(content.union(shown), to: nil)
  }

  @Test("The page of controls has those that are live before those that show a state")
  func liveControlsFirst() throws {
    for size in ["360x480", "900x640", "1400x900"] {
      let stage = try makeStage("--size", size)
      let live = try place(of: Slider.self, labelled: "Live", on: stage).y
      #expect(live < 300)
      #expect(live < (try place(of: PinnedSlider.self, labelled: "Slider", on: stage).y))
      #expect(live < (try place(of: PinnedButton.self, labelled: "Save", on: stage).y))
    }
  }

  @Test("A narrow window scrolls to the controls that it has no room for")
  func aNarrowWindowScrolls() throws {
    let stage = try makeStage("--size", "360x480")
    #expect(try place(of: PinnedSegments.self, labelled: "Segments", on: stage).y > 480)
    let middle = Point(x: 180, y: 240)
    for _ in 0..<20 { stage.scroll(by: Vector(dx: 0, dy: 100), at: middle) }
    stage.advance(by: 2)
    stage.render()
    #expect(try place(of: PinnedSegments.self, labelled: "Segments", on: stage).y < 420)
  }

  @Test("What goes on beyond an edge fades there, and only there")
  func moreFades() throws {
    let stage = try makeStage("--size", "700x500")
    let list = try #require(stage.window.firstView(PageList.self))
    let scroller = try #require(list.firstView(FadingScroller.self))
    func strengths() -> [Double] {
      stage.render()
      return scroller.subviews.compactMap { ($0 as? EdgeFade)?.alpha }
    }
    #expect(strengths() == [0, 1, 0, 0])
    scroller.scroller.contentOffset.y = 100
    #expect(strengths() == [1, 1, 0, 0])
    scroller.scroller.contentOffset.y =
      scroller.scroller.contentSize.height - scroller.bounds.height
    #expect(strengths() == [1, 0, 0, 0])
    stage.resize(to: Size(width: 700, height: 1700))
    #expect(strengths() == [0, 0, 0, 0])
  }

  @Test("Each page's name fits into the bar of a narrow window")
  func namesInTheBar() throws {
    let stage = try makeStage("--size", "360x640")
    let list = try #require(stage.window.firstView(PageList.self))
    let scroller = try #require(list.firstView(FadingScroller.self)).scroller
    let buttons = scroller.subviews.compactMap { $0 as? Button }
    #expect(buttons.count == Page.all.count)
    for button in buttons {
      #expect(button.frame.width >= button.intrinsicContentSize.width)
    }
  }

  @Test("A window that changes its size keeps its page below the title bar")
  func resizeKeepsTheBar() throws {
    let stage = try makeStage("--page", "touch")
    for size in [Size(width: 700, height: 500), Size(width: 1000, height: 700)] {
      stage.resize(to: size)
      stage.render()
      #expect(stage.window.rootViewController?.view.frame.minY == 44)
    }
    stage.window.setFullscreen(true)
    stage.render()
    #expect(stage.window.rootViewController?.view.frame.minY == 0)
    stage.keyPress(.keyboardEscape)
    stage.render()
    #expect(!stage.window.desktopState.contains(.fullscreen))
    #expect(stage.window.rootViewController?.view.frame.minY == 44)
  }
}
