/// A panel and its contacts, in the format of each program whose files can be imported.
struct CaptureSample {
  /// A contact of a frame.
  struct Contact {
    var slot: Int
    var track: Int
    var x: Int
    var y: Int
  }

  /// A frame: the time in microseconds and every contact that is down.
  struct Frame {
    var time: Int
    var contacts: [Contact]
  }

  /// An event of the kernel.
  struct Event {
    var time: Int
    var type: Int
    var code: Int
    var value: Int
  }

  static let maximumX = 2_160
  static let maximumY = 1_350
  /// The number of units per millimetre. The panel has 216 × 135 mm.
  static let resolution = 10
  static let name = "Test Panel"

  var frames: [Frame]

  /// Two touches that begin one after the other, move, and are lifted, and then a tap.
  static var session: CaptureSample {
    var frames: [Frame] = []
    var time = 1_000_000
    func add(_ contacts: [Contact]) {
      frames.append(Frame(time: time, contacts: contacts))
      time += 10_000
    }
    for step in 0..<5 { add([Contact(slot: 0, track: 7, x: 100 + step * 10, y: 200)]) }
    for step in 0..<5 {
      add([
        Contact(slot: 0, track: 7, x: 150 + step * 10, y: 200 + step),
        Contact(slot: 1, track: 8, x: 2_000 - step * 20, y: 1_300 - step * 10),
      ])
    }
    add([Contact(slot: 1, track: 8, x: 1_900, y: 1_250)])
    add([])
    time += 500_000
    add([Contact(slot: 0, track: 9, x: 1_080, y: 675)])
    add([])
    return CaptureSample(frames: frames)
  }

  /// The events of the frames, in the multitouch protocol type B.
  var events: [Event] {
    var events: [Event] = []
    var down: [Int: Contact] = [:]
    var slot = 0
    for frame in frames {
      func send(_ type: Int, _ code: Int, _ value: Int) {
        events.append(Event(time: frame.time, type: type, code: code, value: value))
      }
      func choose(_ next: Int) {
        if next != slot { send(3, 0x2F, next) }
        slot = next
      }
      for (old, contact) in down.sorted(by: { $0.key < $1.key })
      where !frame.contacts.contains(where: { $0.track == contact.track }) {
        choose(old)
        send(3, 0x39, -1)
        down[old] = nil
      }
      for contact in frame.contacts {
        choose(contact.slot)
        if down[contact.slot] == nil { send(3, 0x39, contact.track) }
        if down[contact.slot]?.x != contact.x { send(3, 0x35, contact.x) }
        if down[contact.slot]?.y != contact.y { send(3, 0x36, contact.y) }
        down[contact.slot] = contact
      }
      send(1, 0x14A, frame.contacts.isEmpty ? 0 : 1)
      send(0, 0, 0)
    }
    return events
  }

  static let axes: [(code: Int, name: String, maximum: Int, resolution: Int)] = [
    (0x2F, "ABS_MT_SLOT", 9, 0), (0x35, "ABS_MT_POSITION_X", maximumX, resolution),
    (0x36, "ABS_MT_POSITION_Y", maximumY, resolution),
    (0x39, "ABS_MT_TRACKING_ID", 65_535, 0),
  ]

  // MARK: Numbers

  static func hex(_ value: Int, _ width: Int) -> String {
    let digits = String(UInt32(truncatingIfNeeded: value), radix: 16)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }

  static func seconds(_ time: Int) -> String {
    let digits = String(time % 1_000_000)
    return "\(time / 1_000_000)." + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func padded(_ value: Int) -> String {
    let digits = String(value.magnitude)
    let sign = value < 0 ? "-" : ""
    return sign + String(repeating: "0", count: max(0, 4 - digits.count - sign.count)) + digits
  }

  // MARK: Formats

  static var evemuDescription: String {
    var text = "# EVEMU 1.3\nN: \(name)\nI: 0018 1234 5678 0100\nP: 02 00 00 00 00 00 00 00\n"
    text += "B: 00 0b 00 00 00 00 00 00 00\n"
    for row in 0..<12 {
      text += row == 5 ? "B: 01 00 04 00 00 00 00 00 00\n" : "B: 01 00 00 00 00 00 00 00 00\n"
    }
    text += "B: 03 00 00 00 00 00 80 60 02\n"
    for axis in axes {
      text += "A: \(hex(axis.code, 2)) 0 \(axis.maximum) 0 0 \(axis.resolution)\n"
    }
    return text
  }

  /// Returns events in the format of evemu, with comments.
  static func evemu(_ events: [Event]) -> String {
    events.map {
      "E: \(seconds($0.time)) \(hex($0.type, 4)) \(hex($0.code, 4)) \(padded($0.value))\t# comment\n"
    }.joined()
  }

  static func evtest(_ events: [Event]) -> String {
    var text = """
      Input driver version is 1.0.1
      Input device ID: bus 0x18 vendor 0x1234 product 0x5678 version 0x100
      Input device name: "\(name)"
      Supported events:
        Event type 0 (EV_SYN)
        Event type 1 (EV_KEY)
          Event code 330 (BTN_TOUCH)
        Event type 3 (EV_ABS)

      """
    for axis in axes {
      text += "    Event code \(axis.code) (\(axis.name))\n      Value      0\n"
      text += "      Min        0\n      Max     \(axis.maximum)\n"
      if axis.resolution > 0 { text += "      Resolution   \(axis.resolution)\n" }
    }
    text += "Properties:\n  Property type 1 (INPUT_PROP_DIRECT)\nTesting ... (interrupt to exit)\n"
    for event in events {
      text += "Event: time \(seconds(event.time)), "
      text +=
        event.type == 0
        ? "-------------- SYN_REPORT ------------\n"
        : "type \(event.type) (EV_X), code \(event.code) (SOME_NAME), value \(event.value)\n"
    }
    return text
  }

  /// Returns events in the format of `getevent -lt`, without ranges.
  static func getevent(_ events: [Event], path: String = "") -> String {
    let names = [
      0x2F: "ABS_MT_SLOT", 0x35: "ABS_MT_POSITION_X", 0x36: "ABS_MT_POSITION_Y",
      0x39: "ABS_MT_TRACKING_ID",
    ]
    return events.map { event in
      let start = "[ \(seconds(event.time))] \(path)"
      switch event.type {
      case 0: return start + "EV_SYN       SYN_REPORT           00000000            \r\n"
      case 1:
        return start + "EV_KEY       BTN_TOUCH            \(event.value == 0 ? "UP  " : "DOWN")\r\n"
      default:
        return start
          + "EV_ABS       \(names[event.code] ?? hex(event.code, 4))   \(hex(event.value, 8))  \r\n"
      }
    }.joined()
  }

  /// The description of the device in the format of `getevent -p`.
  static var geteventDescription: String {
    var text = "add device 1: /dev/input/event2\n  bus:      0018\n  vendor    1234\n"
    text += "  product   5678\n  version   0100\n  name:     \"\(name)\"\n  events:\n"
    text += "    KEY (0001): 014a \n    ABS (0003): "
    text += axes.map {
      "\(hex($0.code, 4))  : value 0, min 0, max \($0.maximum), fuzz 0, flat 0, resolution \($0.resolution)\n"
    }.joined(separator: "                ")
    return text + "  input props:\n    INPUT_PROP_DIRECT\n"
  }

  /// The text that `libinput record` writes before the axes of the second device.
  private static var libinputHead: String {
    """
    # libinput record
    version: 1
    ndevices: 2
    libinput:
      version: "1.22.1"
      git: "unknown"
    system:
      os: "debian:12"
      kernel: "6.1.0"
      dmi: "dmi:svnMaker"
    devices:
    - node: /dev/input/event1
      evdev:
        # Name: Power Button
        name: "Power Button"
        id: [25, 0, 1, 0]
        codes:
          0: [0, 1] # EV_SYN
          1: [116] # EV_KEY
        properties: []
      hid: []
      udev:
        properties:
        - ID_INPUT=1
        - ID_INPUT_KEY=1
      quirks:
      events:
    - node: /dev/input/event5
      evdev:
        # Name: \(name)
        name: "\(name)"
        id: [24, 4660, 22136, 256]
        codes:
          0: [0, 1, 2, 3] # EV_SYN
          1: [330] # EV_KEY
          3: [47, 53, 54, 57] # EV_ABS
        absinfo:

    """
  }

  static func libinput(_ events: [Event]) -> String {
    var text = libinputHead
    for axis in axes {
      text +=
        "      \(axis.code): [0, \(axis.maximum), 0, 0, \(axis.resolution)] # \(axis.name)\n"
    }
    text += "    properties: [1]\n  hid: [0x05, 0x0d]\n  udev:\n    properties:\n"
    text += "    - ID_INPUT_TOUCHSCREEN=1\n  quirks:\n  events:\n"
    var isOpen = false
    for event in events {
      if !isOpen { text += "  - evdev:\n" }
      isOpen = event.type != 0
      text +=
        "    - [\(event.time / 1_000_000), \(event.time % 1_000_000), "
        + "\(event.type), \(event.code), \(event.value)] # NAME\n"
    }
    return text
  }

  // MARK: HID

  /// The report descriptor of a touch screen with two contacts per report, a scan time and a contact count.
  static var hidDescriptor: [UInt8] {
    var bytes: [UInt8] = [0x05, 0x0D, 0x09, 0x04, 0xA1, 0x01, 0x85, 0x01]
    for _ in 0..<2 {
      bytes += [0x05, 0x0D, 0x09, 0x22, 0xA1, 0x02, 0x15, 0, 0x25, 1, 0x75, 1, 0x95, 1]
      bytes += [0x09, 0x42, 0x81, 2, 0x09, 0x47, 0x81, 2, 0x95, 6, 0x81, 3, 0x95, 1]
      bytes += [0x75, 8, 0x26, 0xFF, 0, 0x09, 0x51, 0x81, 2]
      bytes += [0x05, 0x01, 0x75, 16, 0x55, 0x0E, 0x65, 0x11, 0x35, 0]
      // 21.60 cm and 13.50 cm, in hundredths of a centimetre.
      bytes += [0x26, 0x70, 0x08, 0x46, 0x70, 0x08, 0x09, 0x30, 0x81, 2]
      bytes += [0x26, 0x46, 0x05, 0x46, 0x46, 0x05, 0x09, 0x31, 0x81, 2, 0xC0]
    }
    bytes += [0x05, 0x0D, 0x09, 0x56, 0x15, 0, 0x27, 0xFF, 0xFF, 0, 0, 0x75, 16, 0x95, 1, 0x81, 2]
    bytes += [0x09, 0x54, 0x25, 0x7F, 0x75, 8, 0x81, 2, 0xC0]
    return bytes
  }

  /// The reports of the session, each with two contacts. A contact that ends is reported once more, without
  /// its tip switch.
  var hidReports: [(time: Int, bytes: [UInt8])] {
    var down: [Contact] = []
    return frames.map { frame in
      let ended = down.filter { old in !frame.contacts.contains { $0.track == old.track } }
      down = frame.contacts
      let told = frame.contacts.map { ($0, UInt8(3)) } + ended.map { ($0, UInt8(2)) }
      var bytes: [UInt8] = [1]
      for index in 0..<2 {
        guard index < told.count else {
          bytes += [0, 0, 0, 0, 0, 0]
          continue
        }
        let (contact, flags) = told[index]
        bytes += [flags, UInt8(contact.track), UInt8(contact.x & 0xFF), UInt8(contact.x >> 8)]
        bytes += [UInt8(contact.y & 0xFF), UInt8(contact.y >> 8)]
      }
      let scan = frame.time / 100 % 65_536
      bytes += [UInt8(scan & 0xFF), UInt8(scan >> 8), UInt8(told.count)]
      return (frame.time, bytes)
    }
  }

  var hidRecorder: String {
    let descriptor = Self.hidDescriptor
    func text(_ bytes: [UInt8]) -> String {
      bytes.map { Self.hex(Int($0), 2) }.joined(separator: " ")
    }
    var lines =
      "R: \(descriptor.count) \(text(descriptor))\nN: \(Self.name)\nI: 18 1234 5678\n# a comment\n"
    for report in hidReports {
      lines += "E: \(Self.seconds(report.time)) \(report.bytes.count) \(text(report.bytes))\n"
    }
    return lines
  }
}
