import ResponderTestKit
import Testing
import Widgets

@testable import WindowResponder

@Suite("Proxies of items in bars", .serialized) @MainActor struct BarItemAppearanceTests {
  @Test("What is set on the proxy is what items have for which nothing was set")
  func titles() {
    let proxy = BarButtonItem.appearance()
    defer {
      proxy.setTitleTextAttributes(nil, for: .normal)
      proxy.tintColor = nil
    }
    #expect(proxy === BarButtonItem.appearance())
    proxy.setTitleTextAttributes(TextAttributes(foregroundColor: .red), for: .normal)
    proxy.tintColor = .green
    let (plain, own) = (BarButtonItem(), BarButtonItem())
    own.setTitleTextAttributes(TextAttributes(foregroundColor: .blue), for: .normal)
    own.tintColor = .yellow
    #expect(plain.shownTitleAttributes(for: .normal)?.foregroundColor == .red)
    #expect(own.shownTitleAttributes(for: .normal)?.foregroundColor == .blue)
    #expect(plain.shownTintColor == .green && own.shownTintColor == .yellow)
    #expect(plain.titleTextAttributes(for: .normal) == nil && plain.tintColor == nil)
    #expect(TabBarItem().shownTitleAttributes(for: .normal) == nil)
  }

  @Test("Tabs have a proxy of their own, by state")
  func tabs() {
    let proxy = TabBarItem.appearance()
    defer { proxy.setTitleTextAttributes(nil, for: .selected) }
    proxy.setTitleTextAttributes(TextAttributes(foregroundColor: .red), for: .selected)
    let tab = TabBarItem()
    #expect(tab.shownTitleAttributes(for: .selected)?.foregroundColor == .red)
    #expect(tab.shownTitleAttributes(for: .normal) == nil)
    #expect(BarButtonItem().shownTitleAttributes(for: .selected) == nil)
  }

  @Test("A button in a bar is drawn in the proxy's colour")
  func drawing() {
    let proxy = BarButtonItem.appearance()
    defer { proxy.tintColor = nil }
    proxy.tintColor = .red
    let stage = Stage(size: Size(width: 200, height: 60))
    let bar = Toolbar(frame: Rect(x: 0, y: 0, width: 200, height: 50))
    bar.items = [BarButtonItem(title: "MMMM", style: .plain, target: nil, action: nil)]
    stage.window.addSubview(bar)
    let image = stage.snapshot()
    let isRed = (0..<100).contains { x in
      (0..<50).contains { y in
        let color = image.pixel(x: x, y: y)
        return color.red > 0.9 && color.green < 0.3 && color.blue < 0.3
      }
    }
    #expect(isRed)
  }
}
