import ResponderTestKit
import Widgets

/// An application delegate that saves and restores state according to a test's plan.
@MainActor final class Program: Responder, ApplicationDelegate {
  /// The behavior of the delegate, which a test sets before the launch.
  struct Plan {
    var saves = true
    var restores = true
    /// The root view controller, which is created in `application(_:willFinishLaunchingWithOptions:)`.
    var root: () -> ViewController? = { nil }
    /// The root view controller, which is created in `applicationDidFinishLaunching(_:)`.
    var lateRoot: () -> ViewController? = { nil }
    var windowIdentifier: String?
    var make: ([String]) -> ViewController? = { _ in nil }
    /// The views of a page that its own class restores.
    var remadeViews: () -> [View] = { [] }
    var onDecode: (Application, Coder) -> Void = { _, _ in }
    var onEncode: (Coder) -> Void = { _ in }
  }
  static var plan = Plan()
  static var log: [String] = []

  /// Appends a call to the log.
  static func note(_ line: String) { log.append(line) }

  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    Program.note("willFinishLaunching")
    application.windows.first?.restorationIdentifier = Program.plan.windowIdentifier
    if let root = Program.plan.root() { application.windows.first?.rootViewController = root }
    return true
  }

  func applicationDidFinishLaunching(_ application: Application) {
    Program.note("didFinishLaunching")
    if let root = Program.plan.lateRoot() { application.windows.first?.rootViewController = root }
  }

  func application(
    _ application: Application, shouldSaveSecureApplicationState coder: Coder
  ) -> Bool {
    Program.note("shouldSave")
    coder.encode(7, forKey: "version")
    return Program.plan.saves
  }

  func application(
    _ application: Application, shouldRestoreSecureApplicationState coder: Coder
  ) -> Bool {
    Program.note("shouldRestore \(coder.decodeInteger(forKey: "version"))")
    return Program.plan.restores
  }

  func application(
    _ application: Application,
    viewControllerWithRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? {
    Program.note("make " + identifierComponents.joined(separator: "/"))
    return Program.plan.make(identifierComponents)
  }

  func application(_ application: Application, willEncodeRestorableStateWith coder: Coder) {
    Program.note("willEncode")
    Program.plan.onEncode(coder)
  }

  func application(_ application: Application, didDecodeRestorableStateWith coder: Coder) {
    Program.note("didDecode")
    Program.plan.onDecode(application, coder)
  }
}

/// A view controller that shows views one below the other, and records its calls.
@MainActor class Page: ViewController {
  private let views: [View]
  var number = 0
  private(set) var decoded: Int?

  init(_ identifier: String?, _ views: [View] = []) {
    self.views = views
    super.init()
    restorationIdentifier = identifier
    title = identifier
  }

  private var name: String { restorationIdentifier ?? "nobody" }

  override func viewDidLoad() {
    super.viewDidLoad()
    for (index, part) in views.enumerated() {
      if part.frame.isEmpty {
        part.frame = Rect(x: 0, y: Double(index) * 60, width: 200, height: 40)
      }
      view.addSubview(part)
    }
  }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    Program.note("encode \(name)")
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    Program.note("decode \(name)")
    decoded = coder.decode(Int.self, forKey: "number")
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    Program.note("finished \(name)")
  }
}

/// A page that its own class restores.
final class RemadePage: Page, ViewControllerRestoration {
  override init(_ identifier: String?, _ views: [View] = []) {
    super.init(identifier, views)
    restorationClass = RemadePage.self
  }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? {
    Program.note("remake " + identifierComponents.joined(separator: "/"))
    return RemadePage(identifierComponents.last, Program.plan.remadeViews())
  }
}

/// A view that records its calls.
final class NotedView: View {
  var name: String { restorationIdentifier ?? "nobody" }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    Program.note("encode \(name)")
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    Program.note("decode \(name)")
  }

  override func applicationFinishedRestoringState() {
    super.applicationFinishedRestoringState()
    Program.note("finished \(name)")
  }
}

/// A sequence of runs of the application, each with the state that the previous one saved.
@MainActor final class Runs {
  let kept = KeptState()

  init() {
    Program.plan = Program.Plan()
    Program.log = []
  }

  /// Runs the application until it is killed, at the latest at the end of `body`.
  func run<Result>(
    size: Size = Size(width: 400, height: 300), _ body: (Stage) throws -> Result
  ) rethrows -> Result {
    let stage = Stage(size: size, keeping: kept)
    stage.launch(Program.self)
    stage.render()
    let result = try body(stage)
    stage.kill()
    return withExtendedLifetime(stage) { result }
  }

  /// Runs the application with a page of one view, which is created anew for each call.
  func show<Shown: View>(
    _ make: @escaping @autoclosure () -> Shown, _ body: (Stage, Shown) throws -> Void
  ) rethrows {
    let made = make()
    made.restorationIdentifier = made.restorationIdentifier ?? "view"
    Program.plan.root = { Page("page", [made]) }
    try run { try body($0, made) }
  }

  /// Invalidates the restorable state, as after a change by the application itself, and waits until it is
  /// saved.
  static func save(_ stage: Stage) {
    stage.application.invalidateRestorableState()
    stage.advance(by: 1.1)
  }
}

/// Returns the switch at the top of the shown page.
@MainActor func shownSwitch(_ stage: Stage) -> Switch? {
  stage.window.rootViewController?.view.subviews.first as? Switch
}
