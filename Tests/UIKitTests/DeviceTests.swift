import ResponderTestKit
import Testing
import UIKit

@MainActor struct DeviceTests {
  let stage = Stage(size: CGSize(width: 300, height: 400), scale: 2)

  @Test("The screen tells its size and scale")
  func screen() {
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 300, height: 400))
    #expect(UIScreen.main.scale == 2)
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 600, height: 800))
    #expect(UIScreen.main.maximumFramesPerSecond == 60)
  }

  @Test("The device has a name, a system and a number of its own")
  func device() {
    #expect(!UIDevice.current.name.isEmpty)
    #expect(!UIDevice.current.systemName.isEmpty)
    #expect(UIDevice.current.batteryState == .unknown)
    #expect(UIDevice.current.batteryLevel == -1)
    let number = UIDevice.current.identifierForVendor
    #expect(number != nil && UIDevice.current.identifierForVendor == number)
    #expect(Settings.standard["UIDevice.identifierForVendor"] == number?.uuidString)
  }

  /// Writes the files of a power supply as the kernel has them.
  private func put(_ values: [String: String], of supply: String, in folder: URL) throws {
    let path = folder.appendingPathComponent(supply)
    try FileManager.default.createDirectory(at: path, withIntermediateDirectories: true)
    for (name, value) in values {
      try (value + "\n").write(
        to: path.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
  }

  @Test("The batteries are read while they are monitored, and changes are posted once a minute")
  func batteries() throws {
    let device = UIDevice.current
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("supplies-\(UUID().uuidString)")
    let usual = device.batteryFolder
    device.batteryFolder = folder.path
    defer {
      device.isBatteryMonitoringEnabled = false
      device.batteryFolder = usual
      try? FileManager.default.removeItem(at: folder)
    }
    try put(["type": "Mains", "online": "1"], of: "AC", in: folder)
    try put(["type": "Battery", "scope": "Device", "capacity": "3"], of: "mouse", in: folder)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isBatteryMonitoringEnabled = false
    let first = ["type": "Battery", "energy_now": "30000000", "energy_full": "40000000"]
    try put(first.merging(["status": "Discharging"]) { $1 }, of: "BAT0", in: folder)
    try put(["type": "Battery", "present": "0", "capacity": "9"], of: "BAT1", in: folder)
    #expect(device.batteryLevel == -1)
    device.isBatteryMonitoringEnabled = true
    #expect(device.batteryLevel == 0.75 && device.batteryState == .unplugged)
    var names: [String] = []
    let tokens = [
      UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: device, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    defer { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    stage.advance(by: 61)
    #expect(names.isEmpty)
    try put(["energy_now": "36000000", "status": "Charging"], of: "BAT0", in: folder)
    stage.advance(by: 60)
    #expect(device.batteryLevel == 0.9 && device.batteryState == .charging)
    #expect(
      names == [
        "UIDeviceBatteryLevelDidChangeNotification", "UIDeviceBatteryStateDidChangeNotification",
      ])
    try put(["status": "Full"], of: "BAT0", in: folder)
    stage.advance(by: 60)
    #expect(device.batteryState == .full && names.count == 3)
    device.isBatteryMonitoringEnabled = false
    #expect(device.batteryLevel == -1 && device.batteryState == .unknown)
    device.isProximityMonitoringEnabled = true
    #expect(!device.isProximityMonitoringEnabled)
  }

  @Test("A view tells what it was told about itself, and controls know some of it")
  func accessibility() {
    let view = UIView()
    #expect(!view.isAccessibilityElement)
    #expect(view.accessibilityTraits == .none)
    view.accessibilityIdentifier = "name"
    view.accessibilityHint = "hint"
    view.isAccessibilityElement = true
    view.accessibilityTraits = [.button, .header]
    #expect(view.accessibilityIdentifier == "name")
    #expect(view.accessibilityHint == "hint")
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityTraits.contains(.header))
    let button = UIButton(type: .system)
    #expect(button.isAccessibilityElement)
    #expect(button.accessibilityTraits == .button)
    button.isEnabled = false
    #expect(button.accessibilityTraits == [.button, .notEnabled])
    #expect(UILabel().accessibilityTraits == .staticText)
    stage.window.addSubview(view)
    view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(view.accessibilityFrame == CGRect(x: 10, y: 20, width: 30, height: 40))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40))
  }

  @Test("An address can be opened that names what it is of")
  func opening() throws {
    let application = UIApplication.shared
    #expect(application.canOpenURL(try #require(URL(string: "https://example.org"))))
    #expect(application.canOpenURL(try #require(URL(string: "mailto:a@example.org"))))
    #expect(!application.canOpenURL(try #require(URL(string: "example.org"))))
  }

  @Test("An address on the pasteboard is a URL")
  func pasteboard() {
    let url = URL(string: "https://example.org/a%20b")
    UIPasteboard.general.url = url
    #expect(UIPasteboard.general.url == url)
    #expect(UIPasteboard.general.urls?.first == url)
  }

  @Test("Items of the pasteboard have Foundation's index sets and data")
  func items() {
    let pasteboard = UIPasteboard.withUniqueName()
    let data = Data([1, 2])
    pasteboard.items = [["public.utf8-plain-text": "a"], ["com.example.bytes": data]]
    #expect(pasteboard.numberOfItems == 2)
    let bytes = ["com.example.bytes"]
    #expect(pasteboard.itemSet(withPasteboardTypes: bytes) == IndexSet(integer: 1))
    #expect(pasteboard.itemSet(withPasteboardTypes: ["com.example.other"]) == nil)
    #expect(pasteboard.contains(pasteboardTypes: bytes, inItemSet: IndexSet(integer: 1)))
    #expect(!pasteboard.contains(pasteboardTypes: bytes, inItemSet: nil))
    #expect(pasteboard.data(forPasteboardType: bytes[0], inItemSet: nil) == [data])
    #expect(pasteboard.data(forPasteboardType: bytes[0], inItemSet: [0]) == nil)
    #expect(pasteboard.types(forItemSet: IndexSet(integer: 1)) == [bytes])
    let values = pasteboard.values(forPasteboardType: "public.utf8-plain-text", inItemSet: nil)
    #expect(values as? [String] == ["a"])
    #expect(pasteboard.items.last?[bytes[0]] as? Data == data)
  }
}
