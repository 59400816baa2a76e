import RealCompositors
import Testing

/// Tests of the arguments and reports of script/sanitize, with a toolchain that builds nothing.
struct SanitizeScriptTests {
  private let toolchain: StubToolchain

  init() throws { toolchain = try StubToolchain() }

  @Test(
    "Wrong arguments of script/sanitize end with status 2 and a reason",
    arguments: [
      ([], "which sanitizer"), (["memory"], "there is no sanitizer memory"),
      (["address", "CounterTests"], "there is no target of tests CounterTests"),
      (["address", "WaylandTest"], "there is no target of tests WaylandTest"),
      (["thread", "Wayland"], "there is no target of tests Wayland"),
      (["thread", "--fast"], "unknown option --fast"),
      (["thread", "--scratch-path"], "--scratch-path needs a folder"),
    ])
  func wrongArguments(arguments: [String], reason: String) throws {
    let result = try toolchain.sanitize(arguments)
    #expect(result.status == .status(2))
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(toolchain.text("build") == nil)
  }

  @Test("A TEST_TIME_SCALE that is no factor ends with status 2", arguments: ["ten", "0", "1e9"])
  func wrongScale(value: String) throws {
    let result = try toolchain.sanitize(["thread"], environment: ["TEST_TIME_SCALE": value])
    #expect(result.status == .status(2))
    #expect(result.errors.contains("TEST_TIME_SCALE is \"\(value)\""), "\(result.errors)")
  }

  @Test("script/sanitize --help prints how it is called and what its statuses mean")
  func help() throws {
    let result = try toolchain.sanitize(["--help"])
    #expect(result.status == .status(0))
    #expect(result.output.contains("script/sanitize thread [NAME…]"), "\(result.output)")
    #expect(result.output.contains("3 if this cannot be run here"), "\(result.output)")
  }

  @Test("A toolchain without the sanitizer's library ends with status 3 and names it")
  func missingLibrary() throws {
    try toolchain.remove("lib/swift/clang/lib/linux")
    let result = try toolchain.sanitize(["thread"])
    #expect(result.status == .status(3))
    #expect(
      result.errors.contains("the toolchain has no libclang_rt.tsan"), "\(result.errors)")
  }

  @Test(
    "A planted fault that is not reported fails before the chosen tests are run",
    arguments: [
      ("address", "use-after-free"), ("address", "use-after-free-in-c"), ("address", "leak"),
      ("thread", "data-race"), ("thread", "data-race-in-c"), ("undefined", "overflow-in-c"),
    ])
  func missedFault(sanitizer: String, fault: String) throws {
    let result = try toolchain.sanitize(
      [sanitizer, "WaylandTests"], environment: ["MISSED": fault])
    #expect(result.status == .status(1))
    #expect(
      result.errors.contains("did not report the planted fault \(fault)"), "\(result.errors)")
    #expect(toolchain.text("scratch/debug/chosen") == nil)
  }

  @Test(
    "Without a report the status is 0, and time limits have a factor",
    arguments: [("address", "4"), ("thread", "10"), ("undefined", "2")])
  func noReport(sanitizer: String, scale: String) throws {
    let result = try toolchain.sanitize([sanitizer, "WaylandTests"])
    #expect(result.status == .status(0), "\(result.errors)")
    #expect(result.errors.contains("no fault was reported"))
    let chosen = toolchain.text("scratch/debug/chosen") ?? ""
    #expect(chosen.hasPrefix("\(scale) ") && chosen.contains("^WaylandTests\\."), "\(chosen)")
  }

  @Test("The factor that the environment sets is kept")
  func ownScale() throws {
    let result = try toolchain.sanitize(
      ["thread", "WaylandTests"], environment: ["TEST_TIME_SCALE": "25"])
    #expect(result.status == .status(0), "\(result.errors)")
    #expect(toolchain.text("scratch/debug/chosen")?.hasPrefix("25 ") == true)
  }

  @Test("Only the chosen targets and SanitizerTests are built, with debug information and lld")
  func manifest() throws {
    _ = try toolchain.sanitize(["address", "WaylandTests.PointerTests/enter", "WeighTests"])
    let manifest = toolchain.text("scratch/package/Package.swift") ?? ""
    #expect(manifest.contains(#"["SanitizerTests", "WaylandTests", "WeighTests"]"#))
    let command = toolchain.text("build") ?? ""
    for option in ["--sanitize=address", "-use-ld=lld", "-Xswiftc -g"] {
      #expect(command.contains(option), "\(command)")
    }
    let chosen = toolchain.text("scratch/debug/chosen") ?? ""
    #expect(
      chosen.contains(#"^WaylandTests\.PointerTests/enter|^WeighTests\."#), "\(chosen)")
  }

  @Test("A report of the chosen tests is printed and fails, also where every test passed")
  func report() throws {
    let result = try toolchain.sanitize(
      ["thread", "WaylandTests"], environment: ["REPORT": "WARNING: data race in Somewhere"])
    #expect(result.status == .status(1))
    #expect(result.output.contains("data race in Somewhere"), "\(result.output)")
    #expect(result.errors.contains("the thread sanitizer reported faults"), "\(result.errors)")
  }

  @Test("A test that fails without a report fails")
  func failedTest() throws {
    let result = try toolchain.sanitize(
      ["thread", "WaylandTests"], environment: ["STATUS": "7"])
    #expect(result.status == .status(1))
    #expect(result.errors.contains("tests failed with status 7, without a report"))
  }

  @Test("A build that fails fails with its errors")
  func failedBuild() throws {
    let result = try toolchain.sanitize(
      ["address", "WaylandTests"], environment: ["BUILD_FAILS": "1"])
    #expect(result.status == .status(1))
    #expect(result.errors.contains("x.swift:1: error: a mistake"), "\(result.errors)")
  }
}
