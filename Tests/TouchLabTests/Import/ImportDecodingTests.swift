import Testing
import TouchRecording

@testable import TouchImport

@Suite("Importing: what devices report") struct ImportDecodingTests {
  private typealias Event = CaptureSample.Event

  /// Imports frames of events, 10 ms apart, of a device with the given axes and keys.
  private func recording(
    axes: [(code: Int, maximum: Int)] = [(0x2F, 9), (0x35, 1_000), (0x36, 1_000), (0x39, 65_535)],
    keys: [Int] = [0x14A], _ frames: [[(Int, Int, Int)]]
  ) throws -> Recording {
    var text = "N: Panel\nI: 0003 0001 0002 0003\nP: 02\n"
    var bits = [UInt8](repeating: 0, count: 96)
    for key in keys { bits[key / 8] |= 1 << UInt8(key % 8) }
    text += "B: 01 " + bits.map { CaptureSample.hex(Int($0), 2) }.joined(separator: " ") + "\n"
    for axis in axes { text += "A: \(CaptureSample.hex(axis.code, 2)) 0 \(axis.maximum) 0 0 10\n" }
    var events: [Event] = []
    for (index, frame) in frames.enumerated() {
      for event in frame + [(0, 0, 0)] {
        events.append(
          Event(time: index * 10_000, type: event.0, code: event.1, value: event.2))
      }
    }
    return try ImportFormatTests.recording(text + CaptureSample.evemu(events))
  }

  /// Returns events as strings: the kind, the number, and the position in tenths of millimetres.
  private func words(_ recording: Recording) -> [String] {
    recording.touches.filter { $0.kind != .frame }.map { event in
      func tenths(_ value: Double) -> Int { Int((value * 2.5).rounded()) }
      return switch event.kind {
      case .down, .motion, .hover: "\(event.kind) \(event.id) \(tenths(event.x)) \(tenths(event.y))"
      case .tool: "tool \(event.id) \(event.tool)"
      case .shape: "shape \(event.id) \(tenths(event.x)) \(tenths(event.y))"
      case .pressure, .orientation: "\(event.kind) \(event.id) \(Int(event.x.rounded()))"
      default: "\(event.kind) \(event.id)"
      }
    }
  }

  @Test("A number that changes within one report is one touch that ends and another that begins")
  func replacedContact() throws {
    let recording = try recording([
      [(3, 0x39, 5), (3, 0x35, 100), (3, 0x36, 200)],
      [(3, 0x39, 6), (3, 0x35, 900)],
      [(3, 0x39, -1), (3, 0x39, 7), (3, 0x35, 50)],
      [(3, 0x39, -1)],
    ])
    #expect(
      words(recording) == [
        "down 0 100 200", "up 0", "down 0 900 200", "up 0", "down 0 50 200", "up 0",
      ])
    #expect(recording.touches.filter { $0.kind == .down }.map(\.track) == [5, 6, 7])
  }

  @Test("A contact at the position of the one before is one, though the kernel repeats no position")
  func samePosition() throws {
    let recording = try recording([
      [(3, 0x39, 5), (3, 0x35, 100), (3, 0x36, 200)], [(3, 0x39, -1)], [(3, 0x39, 6)],
      [(3, 0x39, -1)],
    ])
    #expect(words(recording) == ["down 0 100 200", "up 0", "down 0 100 200", "up 0"])
  }

  @Test("Type A: contacts without numbers are followed by their distance, with numbers by those")
  func typeA() throws {
    func contact(_ x: Int, _ y: Int, _ track: Int? = nil) -> [(Int, Int, Int)] {
      [(3, 0x35, x), (3, 0x36, y)] + (track.map { [(3, 0x39, $0)] } ?? []) + [(0, 2, 0)]
    }
    let axes: [(code: Int, maximum: Int)] = [(0x35, 1_000), (0x36, 1_000)]
    let nearest = try recording(
      axes: axes,
      [
        contact(100, 100) + contact(900, 900), contact(905, 890) + contact(110, 105),
        contact(115, 110), [(0, 2, 0)],
      ])
    #expect(
      words(nearest) == [
        "down 0 100 100", "down 1 900 900", "motion 0 110 105", "motion 1 905 890",
        "motion 0 115 110", "up 1", "up 0",
      ])
    let numbered = try recording(
      axes: axes,
      [
        contact(100, 100, 1) + contact(900, 900, 2), contact(120, 100, 2) + contact(880, 900, 1),
        [(0, 2, 0)],
      ])
    #expect(
      words(numbered) == [
        "down 0 100 100", "down 1 900 900", "motion 0 880 900", "motion 1 120 100", "up 0", "up 1",
      ])
  }

  @Test("A single touch by its button, and by its pressure where there is no button")
  func singleTouch() throws {
    let frames: [[(Int, Int, Int)]] = [
      [(3, 0, 100), (3, 1, 200), (3, 0x18, 50), (1, 0x14A, 1)], [(3, 0, 110)],
      [(3, 0x18, 0), (1, 0x14A, 0)], [(3, 0, 500)],
    ]
    let axes: [(code: Int, maximum: Int)] = [(0, 1_000), (1, 1_000), (0x18, 255)]
    let expected = ["down 0 100 200", "pressure 0 12850", "motion 0 110 200", "up 0"]
    #expect(words(try recording(axes: axes, frames)) == expected)
    let plain = frames.map { $0.filter { $0.0 != 1 } }
    #expect(words(try recording(axes: axes, keys: [], plain)) == expected)
  }

  @Test("A palm takes its touch back, and one that is a palm from the start is no touch")
  func palm() throws {
    let recording = try recording(
      axes: [(0x2F, 9), (0x35, 1_000), (0x36, 1_000), (0x37, 2), (0x39, 65_535)],
      [
        [(3, 0x39, 1), (3, 0x37, 0), (3, 0x35, 100), (3, 0x36, 100)],
        [(3, 0x37, 2), (3, 0x35, 120)], [(3, 0x35, 130)], [(3, 0x39, -1)],
        [(3, 0x39, 2), (3, 0x37, 2), (3, 0x35, 500)], [(3, 0x39, -1)],
        [(3, 0x39, 3), (3, 0x37, 0)], [(3, 0x39, -1)],
      ])
    #expect(
      words(recording) == [
        "down 0 100 100", "tool 0 palm", "cancelOne 0", "down 0 500 100", "up 0",
      ])
  }

  @Test("A finger that hovers is no touch until it touches")
  func hover() throws {
    let recording = try recording(
      axes: [(0x2F, 9), (0x35, 1_000), (0x36, 1_000), (0x39, 65_535), (0x3B, 100)],
      [
        [(3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 100), (3, 0x3B, 50)], [(3, 0x35, 110)],
        [(3, 0x3B, 0)], [(3, 0x3B, 20)], [(3, 0x39, -1)],
      ])
    #expect(
      words(recording) == [
        "hover 0 100 100", "hover 0 110 100", "down 0 110 100", "up 0", "hover 0 110 100",
      ])
    #expect(recording.touches.first?.distance == 32_767.5)
  }

  @Test("Shape, orientation, pressure, tool and the device's clock are told when they change")
  func details() throws {
    let recording = try recording(
      axes: [
        (0x2F, 9), (0x30, 255), (0x31, 255), (0x34, 4), (0x35, 1_000), (0x36, 1_000), (0x37, 2),
        (0x39, 65_535), (0x3A, 255),
      ],
      [
        [
          (3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 100), (3, 0x30, 40), (3, 0x31, 20), (3, 0x34, 2),
          (3, 0x3A, 51), (3, 0x37, 1), (4, 5, 8_000),
        ], [(3, 0x3A, 102), (4, 5, -1)], [(4, 5, 5)], [(3, 0x39, -1)],
      ])
    #expect(
      words(recording) == [
        "down 0 100 100", "tool 0 pen", "shape 0 40 20", "orientation 0 45", "pressure 0 13107",
        "pressure 0 26214", "up 0",
      ])
    let scans = recording.touches.filter { $0.kind == .frame }.map(\.x)
    #expect(scans == [8_000, 4_294_967_295, 5])
  }

  @Test("Lost events are told, and what follows up to the next report is left out")
  func dropped() throws {
    let recording = try recording([
      [(3, 0x39, 1), (3, 0x35, 100), (3, 0x36, 100)],
      [(3, 0x35, 200), (0, 3, 0), (3, 0x35, 900)], [(3, 0x35, 300)], [(3, 0x39, -1)],
    ])
    #expect(words(recording) == ["down 0 100 100", "motion 0 300 100", "up 0"])
    #expect(recording.reports.filter { $0.kind == .dropped }.map(\.stamp.arrived) == [10_000])
  }

  @Test("A pen: tools, tip, pressure, tilt, distance and buttons")
  func pen() throws {
    let axes: [(code: Int, maximum: Int)] = [
      (0, 1_000), (1, 1_000), (0x18, 100), (0x19, 63), (0x1A, 127), (0x1B, 127),
    ]
    let recording = try recording(
      axes: axes, keys: [0x140, 0x141, 0x14A, 0x14B],
      [
        [(3, 0, 100), (3, 1, 200), (3, 0x19, 63), (1, 0x140, 1)],
        [(3, 0, 110), (3, 0x18, 50), (1, 0x14A, 1)], [(1, 0x14B, 1)],
        [(1, 0x14B, 0), (3, 0x18, 0), (1, 0x14A, 0)], [(1, 0x140, 0)], [(1, 0x141, 1)],
        [(1, 0x141, 0)],
      ])
    let words = recording.pens.map { "\($0.kind) \($0.tool)" }
    #expect(
      words == [
        "proximityIn 1", "motion 1", "pressure 1", "distance 1", "tilt 1", "frame 1", "motion 1",
        "pressure 1", "down 1", "frame 1", "button 1", "frame 1", "pressure 1", "up 1", "button 1",
        "frame 1", "proximityOut 1", "frame 1", "proximityIn 2", "motion 2", "pressure 2",
        "distance 2", "tilt 2", "frame 2", "proximityOut 2", "frame 2",
      ])
    #expect(recording.pens.filter { $0.kind == .pressure }.map(\.value) == [0, 32_767.5, 0, 0])
    let tools = recording.facts.compactMap { fact in
      if case .tool(let tool) = fact.content { tool.type } else { nil }
    }
    #expect(tools == ["pen", "eraser"] && recording.touches.isEmpty)
  }
}
