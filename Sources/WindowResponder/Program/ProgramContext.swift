import ResponderPlatform
import ResponderSystem

/// Who wants to know which windows there are.
@MainActor protocol WindowFollower: AnyObject {
  /// Windows came or went, or another one is the key window.
  func windowsDidChange()
}

/// What a program gives to everything in it: the time, timers, the settings and the display.
///
/// An application has one and hands it to its windows, and these to their views and recognizers: see
/// ``View/programContext``. What belongs to no window, as a timer that the program starts or a view that
/// is shown nowhere yet, takes ``current``.
@MainActor package final class ProgramContext {
  /// The one of the program that runs.
  static var current: ProgramContext {
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
    ImageRenderer.screenScale = { [weak context] in context?.defaultScale ?? 1 }
  }
  private static var made: ProgramContext?
  private var isTaken = false

  /// What an application is to have: those that were used before there was one, else new ones.
  static func forApplication() -> ProgramContext {
    let result = made.flatMap { $0.isTaken ? nil : $0 } ?? ProgramContext()
    result.isTaken = true
    return result
  }

  // MARK: The program

  /// The names of the program.
  package var identity = ProgramIdentity()
  /// The name that people read.
  var name: String { identity.name }
  /// Who actions without a target go to; nil while there is no application.
  weak var program: (any Program)?

  /// Who is told when windows come, go or become the key window, until it takes itself out.
  var windowFollowers: [any WindowFollower] = []

  /// Windows came or went, or another one is the key window.
  func windowsDidChange() {
    for follower in windowFollowers { follower.windowsDidChange() }
  }

  /// Whether what is let go of is in its place at once.
  private(set) var isWithoutMotion = false

  /// Has what is let go of be in its place at once, with no animation that goes on afterwards.
  func withoutMotion(_ body: () -> Void) {
    let wasWithoutMotion = isWithoutMotion
    isWithoutMotion = true
    defer { isWithoutMotion = wasWithoutMotion }
    body()
  }

  // MARK: The display

  /// What shows windows; nil while the program is connected to none.
  var display: (any Display)?

  /// Device pixels per point on the sharpest output.
  var defaultScale: Double { Double(display?.outputs.map(\.scale).max() ?? 1) }

  /// How often the user has left the program for a window of another one.
  var departureCount = 0

  /// Whether what was used last is a finger, rather than a pointer.
  package internal(set) var isPointedDirectly = false

  // MARK: Time

  /// The time on the clock of timers and events, in seconds.
  var now: Double { display?.now ?? MonotonicClock.now }

  let timers = TimerQueue()
  /// What the loop watches beside the display.
  var watches: [DescriptorWatch] = []

  /// Puts something behind the events that wait; set by the application.
  var onLater: (@MainActor (@escaping @MainActor () -> Void) -> Void)? {
    didSet { handOver() }
  }
  private var waiting: [@MainActor () -> Void] = []

  /// Has something done once what waits already has been handled.
  func later(_ body: @escaping @MainActor () -> Void) {
    if let onLater { onLater(body) } else { waiting.append(body) }
  }

  private func handOver() {
    guard let onLater else { return }
    let bodies = waiting
    waiting = []
    for body in bodies { onLater(body) }
  }

  // MARK: What rooms keep

  private var parts: [ObjectIdentifier: AnyObject] = [:]

  /// What a room keeps for the whole program, one object of a type; nil until it was made.
  func existing<Part: AnyObject>(_ type: Part.Type) -> Part? {
    parts.isEmpty ? nil : parts[ObjectIdentifier(type)] as? Part
  }

  /// The same, made when it is first asked for.
  func part<Part: AnyObject>(_ type: Part.Type, _ make: () -> Part) -> Part {
    if let known = existing(type) { return known }
    let made = make()
    parts[ObjectIdentifier(type)] = made
    return made
  }

  /// Keeps another object of a type, or none.
  func set<Part: AnyObject>(_ type: Part.Type, _ part: Part?) {
    parts[ObjectIdentifier(type)] = part
  }

  // MARK: Settings

  /// The colours, metrics and fonts of every window that has none of its own.
  var theme: Theme {
    get { themes.theme }
    set { themes = ThemeVariants(newValue) }
  }
  /// The theme, and what it is in other surroundings.
  private(set) var themes = ThemeVariants(.light)
  /// What the desktop says of looks.
  var appearance = SystemAppearance()
  /// Which way things follow one another.
  var layoutDirection = UserInterfaceLayoutDirection.leftToRight
  /// The traits of what belongs to no window: see ``updateTraits()``.
  var traits = TraitCollection.program
  /// The limits by which touches are understood.
  var interactionSettings = InteractionSettings()
  /// Whether things should not move about on screen.
  var prefersReducedMotion = false
}
