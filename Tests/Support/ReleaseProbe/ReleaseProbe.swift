import Glibc
import ResponderRuntime
import ResponderTestKit
import Widgets
import WindowResponder

// Checks code that the optimizer and the linker could break in a program that is built as script/package
// builds it: classes and functions that are found by name, created by class, compared by address, or released
// too early. script/check-release builds and runs it. It prints a line for each fault, and exits with status
// 1 if there is one.
//
//   ReleaseProbe          runs the checks
//   ReleaseProbe --trap   ends by a trap in `endByTrap()`, for the check of the backtrace

/// An application delegate whose scene's delegate is found by its name.
final class ProbeDelegate: Responder, ApplicationDelegate {}

/// An application delegate of a program whose state is saved and restored.
final class RestoringDelegate: Responder, ApplicationDelegate {
  func application(
    _ application: Application,
    willFinishLaunchingWithOptions launchOptions: [Application.LaunchOptionsKey: Any]?
  ) -> Bool {
    let root = ViewController()
    root.restorationIdentifier = "root"
    let navigation = NavigationController(rootViewController: root)
    navigation.restorationIdentifier = "navigation"
    application.windows.first?.rootViewController = navigation
    return true
  }

  func application(_ application: Application, shouldSaveSecureApplicationState coder: Coder)
    -> Bool
  { true }

  func application(_ application: Application, shouldRestoreSecureApplicationState coder: Coder)
    -> Bool
  { true }
}

/// A class that is only named in a string: `SceneDelegate` in the module of the application's delegate.
final class SceneDelegate: Responder, WindowSceneDelegate {
  static var connections = 0
  var window: Window?

  func scene(_ scene: Scene, willConnectTo session: SceneSession, options: Scene.ConnectionOptions)
  {
    Self.connections += 1
    guard let scene = scene as? WindowScene else { return }
    let window = Window(windowScene: scene)
    window.rootViewController = ViewController()
    window.makeKeyAndVisible()
    self.window = window
  }
}

/// A page whose class is found by its name in the saved state.
final class ProbePage: ViewController, ViewControllerRestoration {
  static var restoredByClass = 0
  var number: Int

  init(number: Int) {
    self.number = number
    super.init(nibName: nil, bundle: nil)
    restorationIdentifier = "page"
    restorationClass = ProbePage.self
  }

  required init?(coder: Coder) { nil }

  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: Coder
  ) -> ViewController? {
    restoredByClass += 1
    return ProbePage(number: 0)
  }

  override func encodeRestorableState(with coder: Coder) {
    super.encodeRestorableState(with: coder)
    coder.encode(number, forKey: "number")
  }

  override func decodeRestorableState(with coder: Coder) {
    super.decodeRestorableState(with: coder)
    number = coder.decodeInteger(forKey: "number")
  }
}

@main enum ReleaseProbe {
  static func main() {
    if CommandLine.arguments.dropFirst() == ["--trap"] { endByTrap(Int(getpid())) }
    guard CommandLine.arguments.count == 1 else {
      print("ReleaseProbe: the only option is --trap")
      exit(2)
    }
    var checks = Checks()
    MainActor.assumeIsolated { checks.run() }
    for fault in checks.faults { print("ReleaseProbe: \(fault)") }
    print("ReleaseProbe: \(checks.count) checks, \(checks.faults.count) faults")
    exit(checks.faults.isEmpty ? 0 : 1)
  }

  /// Traps with the stack of a Swift function that is not inlined.
  @inline(never) static func endByTrap(_ number: Int) -> Never {
    precondition(number < 0, "a trap, as asked")
    exit(0)
  }
}
