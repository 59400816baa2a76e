import ResponderPlatform
import ResponderRuntime
import ResponderSystem

/// An object that is notified of changes of the list of windows.
@MainActor protocol WindowFollower: AnyObject {
  /// Called when a window was added or removed, or the key window has changed.
  func windowsDidChange()
}

/// The services that a program gives to all its objects: the time, timers, the settings and the display.
///
/// An application has one context, and gives it to its windows, which give it to their views and recognizers.
/// See ``View/programContext``. Objects that belong to no window use ``current``: for example, a timer that
/// the program starts, or a view that is not in a window yet.
@MainActor package final class ProgramContext {
  /// The context of the program that runs.
  package internal(set) static var current: ProgramContext {
    get {
      if let made { return made }
      let first = ProgramContext()
      use(first)
      return first
    }
    set { use(newValue) }
  }
  private static func use(_ context: ProgramContext) {
    made = context
    ImageRenderer.screenScale = { [link = BackLink(context)] in link.target?.defaultScale ?? 1 }
  }
  private static var made: ProgramContext?
  private var isTaken = false

  /// Returns the context for an application: the one that was used before there was an application, or else a
  /// new one.
  static func forApplication() -> ProgramContext {
    let result = made.flatMap { $0.isTaken ? nil : $0 } ?? ProgramContext()
    result.isTaken = true
    return result
  }

  // MARK: The program

  /// The names of the program.
  package var identity = ProgramIdentity()
  /// The name of the program for people.
  package var name: String { identity.name }
  /// The title of the scene, or `nil` if it has none.
  var sceneTitle: String?
  /// The object that receives actions without a target, or `nil` if there is no application.
  package internal(set) var program: (any Program)? {
    get { programLink?() }
    set { programLink = newValue?.backLink }
  }
  private var programLink: (@MainActor () -> (any Program)?)?
  /// The same, for the traits of the window that is worked in.
  var traitSource: (any TraitSource)? {
    get { traitSourceLink?() }
    set { traitSourceLink = newValue?.backLink }
  }
  private var traitSourceLink: (@MainActor () -> (any TraitSource)?)?

  /// The objects that are notified when windows are added or removed, or become the key window. Each removes
  /// itself.
  var windowFollowers: [any WindowFollower] = []

  /// Notifies the followers that the windows or the key window have changed.
  func windowsDidChange() {
    for follower in windowFollowers { follower.windowsDidChange() }
  }

  /// A Boolean value that indicates whether released content moves to its final position without an
  /// animation.
  private(set) var isWithoutMotion = false

  /// Performs a closure in which released content moves to its final position without an animation that
  /// continues afterwards.
  func withoutMotion(_ body: () -> Void) {
    let wasWithoutMotion = isWithoutMotion
    isWithoutMotion = true
    defer { isWithoutMotion = wasWithoutMotion }
    body()
  }

  // MARK: The display

  /// The display that shows windows, or `nil` if the program has no connection.
  package internal(set) var display: (any Display)?

  /// The device pixels per point of the output with the highest scale.
  var defaultScale: Double { Double(display?.outputs.map(\.scale).max() ?? 1) }

  /// The number of times that the user has left the program for a window of another one.
  var departureCount = 0

  /// A Boolean value that indicates whether the last input was a touch, not a pointer.
  package internal(set) var isPointedDirectly = false

  // MARK: Time

  /// The time on the clock of timers and events, in seconds.
  package var now: Double { display?.now ?? MonotonicClock.now }

  let timers = TimerQueue()
  /// The watches that the run loop polls in addition to the display.
  var watches: [DescriptorWatch] = []

  /// A closure that adds another closure after the events that wait. The application sets it.
  var onLater: (@MainActor (@escaping @MainActor () -> Void) -> Void)? {
    didSet { handOver() }
  }
  private var waiting: [@MainActor () -> Void] = []

  /// Performs a closure after everything that waits already was handled.
  package func later(_ body: @escaping @MainActor () -> Void) {
    if let onLater { onLater(body) } else { waiting.append(body) }
  }

  private func handOver() {
    guard let onLater else { return }
    let bodies = waiting
    waiting = []
    for body in bodies { onLater(body) }
  }

  // MARK: Objects of modules

  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// Returns the object of a type that a module keeps for the whole program, or `nil` if it was not created
  /// yet.
  package func existing<Part: AnyObject>(_ type: Part.Type) -> Part? {
    parts.isEmpty ? nil : parts[ObjectIdentifier(type)] as? Part
  }

  /// Returns the object of a type that a module keeps for the whole program. The first call creates it.
  package func part<Part: AnyObject>(_ type: Part.Type, _ make: () -> Part) -> Part {
    if let known = existing(type) { return known }
    let made = make()
    parts[ObjectIdentifier(type)] = made
    return made
  }

  /// Replaces or removes the object of a type.
  func set<Part: AnyObject>(_ type: Part.Type, _ part: Part?) {
    parts[ObjectIdentifier(type)] = part
  }

  // MARK: Settings

  /// The colors, metrics and fonts of all windows that have no theme of their own.
  package internal(set) var theme: Theme {
    get { themes.theme }
    set { themes = ThemeVariants(newValue) }
  }
  /// The theme and its variants for other surroundings.
  private(set) var themes = ThemeVariants(.light)
  /// The desktop's settings for the appearance.
  var appearance = SystemAppearance()
  /// A Boolean value that indicates whether translucent backgrounds are opaque: on request, and with high
  /// contrast.
  package var reducesTransparency: Bool {
    appearance.prefersReducedTransparency || appearance.contrast == .high
  }
  /// A Boolean value that indicates whether switches show marks for on and off.
  package var showsOnOffLabels: Bool { appearance.showsOnOffLabels }
  /// A Boolean value that indicates whether buttons without a background have a shape.
  package var showsButtonShapes: Bool { appearance.showsButtonShapes }
  /// The direction of the layout.
  var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The traits of objects that belong to no window. See ``updateTraits()``.
  var traits = TraitCollection.program
  /// The limits for the recognition of touches.
  var interactionSettings = InteractionSettings()
  /// A Boolean value that indicates whether animations of movement should be avoided.
  var prefersReducedMotion = false
}
