import Testing

@testable import APICheck

/// Tests of the changes of a declaration that break the code of users.
struct AlterationTests {
  private func reasons(_ old: String, _ new: String) -> [String] {
    Alteration(from: old, to: new).breaks(in: APIState([]).reach(of: ""))
  }

  @Test(
    "what asks more of callers, subclasses or conforming types breaks code",
    arguments: [
      ("func f() -> Int", "func f() -> String", "has another type or other parameters"),
      ("open func f()", "func f()", "is no longer open"),
      ("func f()", "@MainActor func f()", "is @MainActor now"),
      ("open @MainActor func f()", "open func f()", "is no longer @MainActor"),
      ("nonisolated func f()", "@MainActor func f()", "is no longer nonisolated"),
      ("func f()", "func f() throws", "has other effects"),
      ("func f()", "func f() async", "has other effects"),
      ("open func f() throws", "open func f()", "has other effects"),
      ("func f(a: Int = 3)", "func f(a: Int)", "has lost a default argument"),
      ("var x: Int { get set }", "var x: Int { get }", "can no longer be set"),
      ("var x: Int { get }", "var x: Int { get async }", "has other effects"),
      (
        "requirement: var x: Int { get }", "requirement: var x: Int { get set }", "must be settable"
      ),
      ("optional requirement: func f()", "requirement: func f()", "must be implemented"),
      ("requirement: func f()", "func f()", "is no longer a requirement"),
      ("open class A: B", "open class A", "no longer inherits from B"),
      ("struct A", "final class A", "has another type or other parameters"),
      ("static func f()", "func f()", "is no longer static"),
      ("open class func f()", "open static func f()", "is static now"),
      ("func f()", "mutating func f()", "is mutating now"),
      ("init()", "required init()", "is required now"),
      ("func f()", "unavailable: func f()", "is unavailable"),
      (
        "func f(a: @Sendable () -> Void)", "func f(a: @escaping @Sendable () -> Void)",
        "has another type or other parameters"
      ),
    ])
  func breaking(old: String, new: String, reason: String) {
    #expect(reasons(old, new).contains(reason), "\(reasons(old, new))")
  }

  @Test(
    "what asks the same or less breaks nothing",
    arguments: [
      ("func f()", "open func f()"),
      ("func f(a: Int)", "func f(a: Int = 3)"),
      ("func f(a: Int = 3, b: () -> Void)", "func f(a: Int = max(1, 2), b: () -> Void = {})"),
      ("@MainActor func f()", "func f()"),
      ("func f() throws", "func f()"),
      ("var x: Int { get }", "var x: Int { get set }"),
      ("let x: Int", "var x: Int { get }"),
      ("requirement: func f()", "optional requirement: func f()"),
      ("@MainActor class A", "@MainActor @preconcurrency class A"),
      ("open class A", "open class A: B"),
      ("final class A", "class A"),
      ("func f()", "deprecated, renamed to g(): func f()"),
      ("weak var a: A? { get set }", "var a: A? { get set }"),
    ])
  func harmless(old: String, new: String) {
    #expect(reasons(old, new).isEmpty, "\(reasons(old, new))")
  }

  @Test("the owner of a member stands before the last dot, which may begin an operator")
  func owners() {
    let parts = [
      "View": nil, "f(_:)": nil, "A.B.c(_:d:)": "A.B", "Point.==(_:_:)": "Point",
      "Range....(_:_:)": "Range",
      "A.init(from:)": "A", "==(_:_:)": nil,
    ]
    for (path, owner) in parts { #expect(APIEntry.split(path).owner == owner, "\(path)") }
  }
}
