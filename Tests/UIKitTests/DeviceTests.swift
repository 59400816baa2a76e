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
}
