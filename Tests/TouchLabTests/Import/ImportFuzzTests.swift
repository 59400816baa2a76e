import SeededRandom
import Testing
import TouchAnalysis
import TouchRecording

@testable import TouchImport

@Suite("Importing: broken files") struct ImportFuzzTests {
  /// A small file of each format.
  private static let files: [(format: CaptureFormat, text: String)] = {
    let sample = CaptureSample.session
    let events = sample.events
    return [
      (.evemu, CaptureSample.evemuDescription + CaptureSample.evemu(Array(events.prefix(40)))),
      (.evtest, CaptureSample.evtest(Array(events.prefix(40)))),
      (
        .getevent,
        CaptureSample.geteventDescription
          + CaptureSample.getevent(Array(events.prefix(40)), path: "/dev/input/event2: ")
      ), (.libinput, CaptureSample.libinput(Array(events.prefix(40)))),
      (.hid, sample.hidRecorder),
    ]
  }()

  /// Imports bytes, and computes the figures of the recording. Returns the error if there is one.
  @discardableResult private func take(_ bytes: [UInt8], analyses: Bool = true) -> ImportError? {
    var options = ImportOptions()
    (options.rangeX, options.rangeY) = (0...2_160, 0...1_350)
    var recording = Recording()
    do throws(ImportError) {
      _ = try Importer.read(bytes, description: nil, options: options) { recording.append($0) }
    } catch {
      #expect(!error.reason.isEmpty && error.line ?? 1 > 0)
      return error
    }
    guard analyses else { return nil }
    #expect(Analysis(recording).figures.allSatisfy { $0.value.isFinite })
    return nil
  }

  @Test("A file that is cut off at any byte is imported up to there, or named with the line")
  func cutAnywhere() {
    for (_, text) in Self.files {
      let bytes = Array(text.utf8)
      for end in bytes.indices { take(Array(bytes[..<end]), analyses: end % 16 == 0) }
    }
  }

  @Test("Bytes that were changed give an error or a recording, and no trap")
  func changedBytes() {
    var random = SeededGenerator(seed: 3)
    for (_, text) in Self.files {
      let whole = Array(text.utf8)
      for _ in 0..<400 {
        var bytes = whole
        for _ in 0..<Int.random(in: 1...10, using: &random) {
          bytes[Int.random(in: bytes.indices, using: &random)] = .random(
            in: 0...255, using: &random)
        }
        take(bytes)
      }
    }
    for _ in 0..<300 { take((0..<500).map { _ in UInt8.random(in: 0...255, using: &random) }) }
  }

  @Test("Numbers that are huge, negative or of another kind are named with their line")
  func hugeNumbers() {
    let start = CaptureSample.evemuDescription
    let line = start.count { $0 == "\n" } + 1
    for text in [
      "E: 0.000001 0003 002f 2147483648", "E: 0.000001 0003 002f -2147483649",
      "E: -1.000001 0003 002f 0", "E: 0.000001 0003 10000 0",
      "E: 99999999999999999999.0 0003 0035 0",
      "E: 0.000001 0003 0035", "E: 0.000001 0003 0035 12x", "E: 1 3", "E:", "Q: 1", "garbage",
      "A: 35 5 1 0 0 0", "A: 35 0 99999999999 0 0 0", "A: zz", "B: 01 123", "I: 1 2",
    ] {
      #expect(take(Array((start + text + "\n").utf8))?.line == line, "\(text)")
    }
    let slots = start + "E: 0.000001 0003 002f 256\nE: 0.000001 0000 0000 0000\n"
    #expect(
      take(Array(slots.utf8))
        == ImportError(line: line, "ABS_MT_SLOT 256: a slot is from 0 to 255"))
    let edge =
      start + "E: 0.000001 0003 0035 2147483647\nE: 0.000001 0003 0039 -2147483648\n"
      + "E: 0.000001 0003 0039 2147483647\nE: 8999999999.999999 0000 0000 0000\n"
    #expect(take(Array(edge.utf8)) == nil)
  }

  @Test("A line of ten megabytes is named, or passed over where others' lines are")
  func longLines() {
    let long = [UInt8](repeating: UInt8(ascii: "7"), count: 10 << 20)
    for (format, text) in Self.files {
      let bytes = Array(text.utf8) + long + [0x0A]
      let error = take(bytes)
      #expect((error != nil) == [.evemu, .libinput].contains(format), "\(format)")
    }
    let event = Array((CaptureSample.evemuDescription + "E: ").utf8) + long
    #expect(take(event)?.line == CaptureSample.evemuDescription.count { $0 == "\n" } + 1)
  }

  @Test("An event in another program's log is taken or named, and other lines are passed over")
  func foreignLines() throws {
    let events = Array(CaptureSample.session.events.prefix(9))
    let noise = "--------- beginning of main\n11-27 10:00:00.000  I/x: y\n\n"
    let text = noise + CaptureSample.geteventDescription + noise + CaptureSample.getevent(events)
    #expect(take(Array(text.utf8)) == nil)
    let evtest = CaptureSample.evtest(events) + noise
    #expect(take(Array(evtest.utf8)) == nil)
    let broken = evtest + "Event: time 1.5, type 3 (EV_ABS), code 53 (X), value\n"
    #expect(take(Array(broken.utf8))?.line == broken.count { $0 == "\n" })
    let timeless =
      CaptureSample.geteventDescription + "/dev/input/event2: EV_ABS ABS_MT_SLOT 00000001\n"
    #expect(take(Array(timeless.utf8))?.reason.contains("getevent -lt") == true)
  }

  @Test("YAML that is nested without end, or refers to itself, is refused")
  func hostileYAML() {
    let nested = "devices: " + String(repeating: "[", count: 100_000)
    #expect(take(Array(nested.utf8))?.reason.contains("levels") == true)
    let aliases = "devices: &a [*a, *a]\nevents: *a\n"
    #expect(take(Array(aliases.utf8))?.reason == "it holds no events")
    #expect(take(Array("devices: {a: }}\n".utf8))?.line == 1)
  }

  @Test(
    "The format is told by the content, and what is none is refused with the names of those that are"
  )
  func detection() {
    for (format, text) in Self.files {
      #expect(Array(text.utf8).withUnsafeBytes(CaptureFormat.detect) == format)
    }
    let recording = #"{"e":"recording","version":1}"#
    #expect(Array(recording.utf8).withUnsafeBytes(CaptureFormat.detect) == .recording)
    #expect(
      take(Array("Dear Sir, the touch screen jumps.\n".utf8))?.reason.contains("evtest") == true)
    #expect(take([]) == ImportError("the file is empty"))
    #expect(take([0xFF, 0xD8, 0, 1, 2])?.line == nil)
  }
}
