import ResponderTestKit
import TestScenes
import Testing
import WindowResponder

/// Tests of traits in the tree of views and view controllers.
@MainActor struct TraitTreeTests {
  /// A view that records changes of its traits.
  private final class Probe: View {
    var previous: [TraitCollection?] = []
    var onChange: (() -> Void)?
    var onLayout: (() -> Void)?
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      previous.append(previousTraitCollection)
      onChange?()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      onLayout?()
    }
  }

  private final class ProbeController: ViewController {
    var previous: [TraitCollection?] = []
    var onChange: (() -> Void)?
    let probe = Probe()
    override func loadView() { view = probe }
    override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
      previous.append(previousTraitCollection)
      onChange?()
    }
  }

  private struct Density: TraitDefinition { static let defaultValue = 0 }

  let stage = Stage(size: Size(width: 800, height: 600))
  private let outer = Probe()
  private let inner = Probe()

  init() {
    stage.window.addSubview(outer)
    outer.addSubview(inner)
    stage.render()
  }

  @Test("M1: A view has the traits of its window")
  func windowTraits() {
    #expect(inner.traitCollection == stage.window.traitCollection)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(inner.traitCollection.displayScale == 1)
    #expect(inner.traitCollection.layoutDirection == .leftToRight)
  }

  @Test("M2, M4: Size classes follow the window's size, and who has others now is told once")
  func sizeClasses() {
    stage.resize(to: Size(width: 420, height: 600))
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection.verticalSizeClass == .regular)
    #expect(inner.previous.map { $0?.horizontalSizeClass } == [.regular])
    stage.resize(to: Size(width: 430, height: 600))
    #expect(inner.previous.count == 1)
    stage.resize(to: Size(width: 800, height: 360))
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection.verticalSizeClass == .compact)
  }

  @Test("M3: The program's theme decides on light or dark")
  func programTheme() {
    stage.application.theme = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light])
    #expect(TraitCollection.current.userInterfaceStyle == .dark)
  }

  @Test("M1, M2: A style that is overridden counts for the view and those in it, not for others")
  func styleOverride() {
    outer.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(inner.theme.isDark)
    #expect(stage.window.traitCollection.userInterfaceStyle == .light)
    #expect(!stage.window.theme.isDark)
    #expect(outer.previous.count == 1)
    #expect(inner.previous.map { $0?.userInterfaceStyle } == [.light])
    outer.overrideUserInterfaceStyle = .unspecified
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    #expect(inner.previous.count == 2)
  }

  @Test("M1, M3: Overrides can be set, asked for and taken back, one trait at a time")
  func traitOverrides() {
    outer.traitOverrides.horizontalSizeClass = .compact
    outer.traitOverrides[Density.self] = 5
    #expect(inner.traitCollection.horizontalSizeClass == .compact)
    #expect(inner.traitCollection[Density.self] == 5)
    #expect(outer.traitOverrides.contains(TraitHorizontalSizeClass.self))
    outer.traitOverrides.remove(TraitHorizontalSizeClass.self)
    #expect(!outer.traitOverrides.contains(TraitHorizontalSizeClass.self))
    #expect(inner.traitCollection.horizontalSizeClass == .regular)
    #expect(inner.traitCollection[Density.self] == 5)
  }

  @Test(
    "M2: An observer hears of the traits that it asked for, with the view and the traits before")
  func observers() {
    var heard: [(View, Int)] = []
    let registration = inner.registerForTraitChanges([Density.self]) {
      (view: Probe, previous: TraitCollection) in
      heard.append((view, previous[Density.self]))
    }
    outer.overrideUserInterfaceStyle = .dark
    #expect(heard.isEmpty)
    outer.traitOverrides[Density.self] = 2
    #expect(heard.count == 1)
    #expect(heard.first?.0 === inner)
    #expect(heard.first?.1 == 0)
    inner.unregisterForTraitChanges(registration)
    outer.traitOverrides[Density.self] = 3
    #expect(heard.count == 1)
  }

  @Test("M1, M2: A controller's override counts for its view and its children")
  func controllerOverride() {
    let parent = ProbeController()
    let child = ProbeController()
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    parent.overrideUserInterfaceStyle = .dark
    #expect(parent.traitCollection.userInterfaceStyle == .dark)
    #expect(child.traitCollection.userInterfaceStyle == .dark)
    #expect(child.probe.traitCollection.userInterfaceStyle == .dark)
    #expect(parent.previous.count == 1)
    #expect(child.previous.count == 1)
    #expect(child.probe.previous.count == 1)
  }

  @Test("M1: A container says what traits a child has")
  func childOverride() {
    let parent = ProbeController()
    let child = ProbeController()
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    parent.setOverrideTraitCollection(
      TraitCollection(horizontalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.horizontalSizeClass == .compact)
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(child.view.traitCollection.horizontalSizeClass == .compact)
    #expect(parent.traitCollection.horizontalSizeClass == .regular)
    #expect(child.previous.map { $0?.horizontalSizeClass } == [.regular])
    #expect(
      parent.overrideTraitCollection(forChild: child)
        == TraitCollection(horizontalSizeClass: .compact))
  }

  private func showChild() -> (parent: ProbeController, child: ProbeController) {
    let parent = ProbeController()
    let child = ProbeController()
    stage.window.rootViewController = parent
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    return (parent, child)
  }

  @Test("M1: A view's override replaces its controller's, and that one the parent's")
  func precedence() {
    let (parent, child) = showChild()
    parent.setOverrideTraitCollection(TraitCollection { $0[Density.self] = 1 }, forChild: child)
    #expect(child.traitCollection[Density.self] == 1)
    child.traitOverrides[Density.self] = 2
    #expect(child.traitCollection[Density.self] == 2)
    child.view.traitOverrides[Density.self] = 3
    #expect(child.traitCollection[Density.self] == 2)
    #expect(child.view.traitCollection[Density.self] == 3)
  }

  @Test("M2: A controller hears before its view, and a superview before its subviews")
  func order() {
    let (parent, child) = showChild()
    var order: [String] = []
    parent.onChange = { order.append("parent") }
    parent.probe.onChange = { order.append("parent's view") }
    child.onChange = { order.append("child") }
    child.probe.onChange = { order.append("child's view") }
    stage.window.overrideUserInterfaceStyle = .dark
    #expect(order == ["parent", "parent's view", "child", "child's view"])
  }

  @Test("M3: traitOverrides replace overrideUserInterfaceStyle")
  func overridesAndStyle() {
    outer.overrideUserInterfaceStyle = .dark
    outer.traitOverrides.userInterfaceStyle = .light
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    outer.traitOverrides.remove(TraitUserInterfaceStyle.self)
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
  }

  @Test(
    "M4: A window is compact below 600 points of width and below 480 of height; its idiom is pad")
  func compactLimits() {
    let sizes: [(Size, UserInterfaceSizeClass, UserInterfaceSizeClass)] = [
      (Size(width: 600, height: 480), .regular, .regular),
      (Size(width: 599, height: 480), .compact, .regular),
      (Size(width: 600, height: 479), .regular, .compact),
    ]
    for (size, horizontal, vertical) in sizes {
      stage.resize(to: size)
      #expect(inner.traitCollection.horizontalSizeClass == horizontal)
      #expect(inner.traitCollection.verticalSizeClass == vertical)
    }
    #expect(inner.traitCollection.userInterfaceIdiom == .pad)
  }

  @Test("M4: A window counts as active until it is activated for the first time")
  func activeAppearance() {
    let window = Window(size: Size(width: 100, height: 100))
    #expect(window.traitCollection.activeAppearance == .active)
    stage.setActivated(true)
    #expect(inner.traitCollection.activeAppearance == .active)
    stage.setActivated(false)
    #expect(inner.traitCollection.activeAppearance == .inactive)
  }

  @Test("M6: A view's traits are current while it is laid out and while it hears of them")
  func currentTraits() {
    var seen: [UserInterfaceStyle] = []
    inner.onChange = { seen.append(TraitCollection.current.userInterfaceStyle) }
    outer.overrideUserInterfaceStyle = .dark
    #expect(seen == [.dark])
    seen = []
    inner.onLayout = { seen.append(TraitCollection.current.userInterfaceStyle) }
    inner.setNeedsLayout()
    stage.render()
    #expect(seen == [.dark])
    #expect(TraitCollection.current.userInterfaceStyle == .light)
  }

  @Test("M2: A view that comes to others with other traits is told of them")
  func moving() {
    let moving = Probe()
    outer.overrideUserInterfaceStyle = .dark
    stage.window.addSubview(moving)
    #expect(moving.previous.isEmpty)
    outer.addSubview(moving)
    #expect(moving.previous.map { $0?.userInterfaceStyle } == [.light])
    #expect(moving.traitCollection.userInterfaceStyle == .dark)
  }

  @Test("M6: What is drawn below an override has the colours of its style")
  func drawing() {
    outer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    inner.backgroundColor = .systemBackground
    outer.overrideUserInterfaceStyle = .dark
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 20, y: 20) == Theme.dark[.systemBackground])
    #expect(picture.pixel(x: 200, y: 20) == Theme.light[.systemGroupedBackground])
  }

  @Test("M6: A dynamic colour is asked with the traits of the view that it is drawn in")
  func dynamicColor() {
    let color = Color { $0.userInterfaceStyle == .dark ? .white : .black }
    for view in [outer, inner] { view.backgroundColor = color }
    outer.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    inner.overrideUserInterfaceStyle = .dark
    let picture = stage.snapshot()
    #expect(picture.pixel(x: 20, y: 20) == .white)
    #expect(picture.pixel(x: 80, y: 80) == .black)
    #expect(color.resolvedColor(with: inner.traitCollection) == .white)
    #expect(color.resolvedColor(with: outer.traitCollection) == .black)
  }

  @Test("An observer of traits that another one removes before its turn is not notified")
  func removedObservers() {
    let controller = ProbeController()
    outer.addSubview(controller.view)
    let log = Log()
    for observed: any TraitChangeObservable in [inner, controller] {
      let second = LaterRegistration()
      observed.registerForTraitChanges(
        [TraitUserInterfaceStyle.self],
        observer: { [unowned observed] _, _ in
          log.add("first")
          if let other = second.value { observed.unregisterForTraitChanges(other) }
        })
      second.value = observed.registerForTraitChanges(
        [TraitUserInterfaceStyle.self], observer: { _, _ in log.add("second") })
    }
    outer.overrideUserInterfaceStyle = .dark
    #expect(log.take() == ["first", "first"])
    #expect(controller.view.superview === outer)
  }

  @Test("What a parent said of a child goes with the parent")
  func leaving() {
    let (first, second, child) = (ProbeController(), ProbeController(), ProbeController())
    first.addChild(child)
    first.setOverrideTraitCollection(TraitCollection(verticalSizeClass: .compact), forChild: child)
    #expect(child.traitCollection.verticalSizeClass == .compact)
    child.removeFromParent()
    #expect(child.traitCollection.verticalSizeClass == .regular)
    second.addChild(child)
    #expect(child.traitCollection.verticalSizeClass == .regular)
  }
}

/// A registration that a handler before it removes.
@MainActor private final class LaterRegistration {
  var value: (any TraitChangeRegistration)?
}
