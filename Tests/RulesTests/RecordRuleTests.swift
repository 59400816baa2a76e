import Testing

@testable import RuleCheck

/// Tests of the rules that read the compiler's records, each with violations that are planted and compiled.
struct RecordRuleTests {
  private let package: PlantedPackage

  init() throws {
    package = try PlantedPackage()
  }

  @Test("A call of the system or the C library breaks the rule, and what only computes does not")
  func systemCall() throws {
    try package.write(
      """
      import Glibc
      func work(_ path: String) -> Int {
        let descriptor = open(path, O_RDONLY)
        let failed = descriptor < 0 ? errno : 0
        var bytes = [1, 2, 3]
        memset(&bytes, 0, 8)
        return Int(failed) + strlen(path) + Int(sin(1.5 as Double)) + Int(getpid()) + (getenv("A") == nil ? 1 : 0)
      }
      """, to: "Sources/Widgets/Work.swift")
    try package.write(
      "import Glibc\nfunc pid() -> Int32 { getppid() }\n", to: "Sources/ResponderSystem/Pid.swift")
    try package.compile()
    let file = "Sources/Widgets/Work.swift"
    #expect(
      package.entries(of: "system-call") == [
        "\(file): errno", "\(file): getenv", "\(file): getpid", "\(file): open",
      ])
  }

  @Test("A search for a string in a string breaks the rule, and one for a character does not")
  func textAlgorithm() throws {
    let search = """
      func parts(_ text: String) -> [Substring] { text.split(separator: "=>") }
      func fields(_ text: String) -> [Substring] { text.split(separator: "=") }
      func hasMark(_ text: String) -> Bool { text.contains("!" as Character) && text.contains("?!") }
      """
    try package.write(search, to: "Sources/Widgets/Search.swift")
    try package.write(
      "func lines(_ text: String) -> [Substring] { text.split(separator: \"=>\") }\n",
      to: "Sources/TouchReport/Lines.swift")
    try package.compile()
    let file = "Sources/Widgets/Search.swift"
    #expect(
      package.entries(of: "text-algorithm") == [
        "\(file): contains(_:)", "\(file): split(separator:maxSplits:omittingEmptySubsequences:)",
      ])
  }

  @Test(
    "An open class that leaves a member to its default, or declares it in an extension, breaks the rule"
  )
  func undeclaredMember() throws {
    try package.write(
      """
      public protocol Delegate: AnyObject {
        func started()
        func ended(_ reason: Int)
        func paused()
        var title: String { get }
        func needed()
      }
      extension Delegate {
        public func started() {}
        public func ended(_ reason: Int) {}
        public func paused() {}
        public var title: String { "" }
      }
      open class Controller: Delegate {
        public init() {}
        open func started() {}
        open func needed() {}
      }
      extension Controller { public func paused() {} }
      open class Special: Controller {
        open func ended(_ reason: Int) {}
      }
      public final class Sealed: Delegate { public func needed() {} }
      """, to: "Sources/Widgets/Delegate.swift")
    try package.compile()
    #expect(
      package.entries(of: "undeclared-member").filter { $0.hasPrefix("Controller") } == [
        "Controller: ended(_:)", "Controller: paused()", "Controller: title",
      ])
    #expect(package.entries(of: "undeclared-member").allSatisfy { !$0.hasPrefix("Sealed") })
  }

  @Test(
    "A public member without an effect breaks the rule, unless it stands in a module of UIKit's names"
  )
  func noEffect() throws {
    let text = """
      public protocol Asked { var asked: Bool { get set } }
      open class Box: Asked {
        public init() {}
        /// The size, which changes nothing here.
        open var size: Int { 1 }
        /// A value that nothing reads.
        open var unread = 1
        /// A value that the library sets.
        public var result = 0
        public private(set) var own = 0
        public var asked = false
        var internalValue = 0
        open func overridden() {}
        func set() { result = 1 }
      }
      public struct Empty {
        public func nothing() {}
        func internalNothing() {}
      }
      """
    try package.write(text, to: "Sources/Widgets/Box.swift")
    try package.write(
      text.replacing("Box", with: "Foreign").replacing("Empty", with: "Hollow").replacing(
        "Asked", with: "Question"),
      to: "Sources/UIKitFoundation/Foreign.swift")
    try package.compile()
    #expect(
      package.entries(of: "no-effect") == [
        "Widgets.Box.size", "Widgets.Box.unread", "Widgets.Empty.nothing()",
      ])
  }

  @Test(
    "A package that was never built, and a source that was changed since, are errors with what to do"
  )
  func stale() throws {
    try package.write("let a = 1\n", to: "Sources/Widgets/A.swift")
    #expect(package.run("system-call") == 3)
    #expect(package.reported.first?.contains("no index store") == true)
    try package.compile()
    #expect(package.run("system-call") == 0)
    try package.write("let b = 1\n", to: "Sources/Widgets/B.swift")
    #expect(package.run("system-call") == 3)
    #expect(package.reported.first?.contains("Sources/Widgets/B.swift: swift build") == true)
  }
}
