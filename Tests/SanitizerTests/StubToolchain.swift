import Foundation
import RealCompositors

/// A toolchain for script/sanitize. Its programs build nothing, and write the reports of a sanitizer.
final class StubToolchain {
  private let folder: RuntimeFolder

  init() throws {
    folder = try RuntimeFolder()
    try write("bin/swift", Self.swift)
    try write(
      "bin/swiftc",
      "#!/bin/sh\necho '\"runtimeResourcePath\": \"\(folder.file("lib/swift"))\",'\n")
    try write("bin/ld.lld", "#!/bin/sh\n")
    try write("bin/llvm-symbolizer", "#!/bin/sh\n")
    try write("tests", Self.tests)
    for library in ["asan", "tsan", "ubsan_standalone"] {
      for machine in ["x86_64", "aarch64"] {
        try write("lib/swift/clang/lib/linux/libclang_rt.\(library)-\(machine).a", "")
      }
    }
  }

  deinit { folder.remove() }

  /// Removes a file, as if the toolchain had been installed without it.
  func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: folder.file(name))
  }

  /// Returns the text of a file of the folder. If the file does not exist, returns `nil`.
  func text(_ name: String) -> String? {
    try? String(contentsOfFile: folder.file(name), encoding: .utf8)
  }

  /// Runs script/sanitize with this toolchain. Returns its status and its output.
  func sanitize(
    _ arguments: [String], environment: [String: String] = [:]
  ) throws -> (status: ChildProcess.Exit?, output: String, errors: String) {
    var all = ["PATH": "\(folder.file("bin")):/usr/bin:/bin", "HOME": folder.path]
    all.merge(environment) { $1 }
    let script = Executables.packageFolder.appendingPathComponent("script/sanitize").path
    let child = try folder.runClient(
      script, ["--scratch-path", folder.file("scratch")] + arguments, environment: all)
    let status = child.waitForExit()
    return (status, child.output, child.errors)
  }

  private func write(_ name: String, _ text: String) throws {
    let file = folder.file(name)
    try FileManager.default.createDirectory(
      atPath: (file as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file)
  }

  private static let swift = """
    #!/bin/bash
    root=$(dirname "$(dirname "$0")")
    case $1 in
      --version) echo "Swift version 6.3.1" ;;
      build)
        [[ -z ${BUILD_FAILS:-} ]] || { echo "x.swift:1: error: a mistake"; exit 1; }
        echo "$*" > "$root/build"
        mkdir -p "$root/scratch/debug"
        cp "$root/tests" "$root/scratch/debug/WindowResponderPackageTests.xctest"
        ;;
      demangle) cat ;;
    esac

    """

  /// The test program. It reports each planted fault except `MISSED`. For other tests, it reports the text in
  /// `REPORT` and exits with the status `STATUS`.
  private static let tests = """
    #!/bin/bash
    options=${ASAN_OPTIONS:-${TSAN_OPTIONS:-$UBSAN_OPTIONS}}
    log=${options#log_path=} log=${log%%:*}
    case ${PLANTED_FAULT:-} in
      "${MISSED:-none}") ;;
      use-after-free) echo "heap-use-after-free in plantedUseAfterFree" > "$log.1" ;;
      use-after-free-in-c) echo "heap-use-after-free in planted_use_after_free" > "$log.1" ;;
      leak) printf "detected memory leaks\\nplanted_leak" > "$log.1" ;;
      data-race) printf "WARNING: data race\\nplantedDataRace" > "$log.1" ;;
      data-race-in-c) printf "WARNING: data race\\nplanted_data_race" > "$log.1" ;;
      overflow-in-c) echo "CPlantedFaults.c: signed integer overflow in CPlantedFaults.c" > "$log.1" ;;
      "")
        echo "$TEST_TIME_SCALE $*" > "$(dirname "$0")/chosen"
        [[ -z ${REPORT:-} ]] || echo "$REPORT" > "$log.2"
        echo "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds."
        exit "${STATUS:-0}"
        ;;
    esac

    """
}
