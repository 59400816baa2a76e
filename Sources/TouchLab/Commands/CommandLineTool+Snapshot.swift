import ResponderSystem
import SyntheticTouch
import TouchJudgement
import TouchRecording
import WindowResponder

/// The command for images of the window's pages, without a desktop.
extension CommandLineTool {
  func snapshot(_ arguments: [String]) throws(Failure) -> ToolStatus {
    let options = try Options(
      arguments, flags: ["--dark"],
      values: ["--size", "--scale", "--lang", "--fault", "--part", "--profile", "-o"], files: 1)
    guard let path = options.value("-o") else { throw .usage("snapshot needs -o FILE.png") }
    let parts = (options.value("--size") ?? "1280x800").split(separator: "x").map { Double($0) }
    guard parts.count == 2, let width = parts[0], let height = parts[1],
      (100...8_000).contains(width), (100...8_000).contains(height)
    else { throw .usage("--size is WIDTHxHEIGHT, in points") }
    let scale = options.value("--scale").flatMap { Double($0) } ?? 1
    guard (0.5...4).contains(scale) else { throw .usage("--scale is from 0.5 to 4") }
    var lab = LabOptions()
    lab.language = options.value("--lang")
    lab.suite = .full
    let profile = try profile(named: options.value("--profile") ?? lab.profileName)
    var lines: [RecordedLine] = []
    if let fault = options.value("--fault") {
      lines = try Synthesis.lines(seed: 1, fault: fault, byHand: false)
    }
    let page = options.files[0]
    let part = options.value("--part").flatMap { Int($0) } ?? 0
    let isDark = options.has("--dark")
    let outcome: Result<Void, Failure> = MainActor.assumeIsolated {
      Result { () throws(Failure) in
        do {
          if page == "record" {
            let made = RecordStage(
              size: Size(width: width, height: height), scale: scale, language: lab.language)
            if isDark { made.stage.application.theme = .dark }
            if part > 0 { made.draw() }
            return try made.stage.snapshot().write(toFile: path)
          }
          let made = try LabStage(
            size: Size(width: width, height: height), scale: scale, options: lab, profile: profile,
            sink: ForgetfulSink(), path: "/home/user/.local/state/touch-lab/touch.jsonl")
          if isDark { made.stage.application.theme = .dark }
          if !lines.isEmpty { made.session.show(lines) }
          guard made.show(page, part: part) else { throw Failure.usage("no page “\(page)”") }
          try made.stage.snapshot().write(toFile: path)
        } catch let error as Failure {
          throw error
        } catch {
          throw .file(path, error)
        }
      }
    }
    try outcome.get()
    return .done
  }
}

/// A sink that discards all bytes.
private final class ForgetfulSink: RecordingSink {
  func write(_ bytes: UnsafeRawBufferPointer) throws(SystemError) -> Int { bytes.count }
  func shorten(to byteCount: Int) {}
}
