import ResponderTestKit
import Testing
import UIKit

@testable import UIKitFoundation

@MainActor @Suite(.serialized) struct CalendarDecorationTests {
  let scene = CalendarScene()
  var view: UICalendarView { scene.view }

  private func reload(_ components: [DateComponents], animated: Bool = false) {
    view.reloadDecorations(forDateComponents: components, animated: animated)
    scene.stage.render()
  }

  private func decoration(_ day: Int) -> UIView? { view.pages.current?.decorationViews[day - 1] }

  @Test("Only the decorations of the days that code names are requested again")
  func reloading() {
    #expect(decoration(3) == nil)
    scene.decorations = [3: .default(color: .red), 4: .default(color: .red)]
    reload([scene.day(3)])
    #expect(decoration(3) != nil && decoration(4) == nil)
    reload([DateComponents(year: 2026, month: 11)])
    #expect(decoration(4) != nil)
    scene.decorations = [:]
    reload([scene.day(3), scene.day(3, month: 2)])
    #expect(decoration(3) == nil && decoration(4) != nil)
  }

  @Test("A new delegate is asked for all days, with their calendar, and of other months later")
  func delegate() throws {
    let other = Asked()
    view.delegate = other
    scene.stage.render()
    let asked = other.asked.filter { $0.month == 11 }
    #expect(asked.compactMap(\.day) == Array(1...30))
    #expect(asked.first?.date == Date(timeIntervalSince1970: 1_793_491_200))
    #expect(!other.asked.contains { $0.year == 2027 })
    view.visibleDateComponents = DateComponents(year: 2027, month: 5)
    scene.stage.render()
    #expect(other.asked.contains { $0.year == 2027 && $0.month == 5 && $0.day == 31 })
  }

  @Test("Another available range requests the decorations of its days")
  func range() {
    let start = Date(timeIntervalSince1970: 1_795_608_000)
    view.availableDateRange = DateInterval(start: start, end: .distantFuture)
    scene.decorations = [3: .default(color: .red), 28: .default(color: .red)]
    reload([DateComponents(year: 2026, month: 11)])
    #expect(decoration(3) == nil && decoration(28) != nil)
    view.availableDateRange = DateInterval(start: .distantPast, end: start)
    scene.stage.render()
    #expect(decoration(3) != nil && decoration(28) == nil)
  }

  @Test("Without decorations, the delegate is not asked")
  func none() {
    view.wantsDateDecorations = false
    let other = Asked()
    view.delegate = other
    scene.stage.render()
    #expect(other.asked.isEmpty)
  }

  @Test("A dot and an image have three sizes, and are below the number")
  func sizes() throws {
    let image = UIImage(systemName: "star")
    scene.decorations = [
      1: .default(size: .small), 2: .default(), 3: .default(color: .red, size: .large),
      4: .image(image, size: .small), 5: .image(image), 6: .image(image, color: .red, size: .large),
      7: .image(nil),
    ]
    reload([DateComponents(year: 2026, month: 11)])
    let sides = try (1...7).map { try #require(decoration($0)).frame.width }
    #expect(sides == [4, 6, 9, 8, 11, 14, 6])
    #expect((decoration(6) as? UIImageView)?.tintColor == .red)
    #expect((decoration(7) is UIImageView) == false)
    let grid = try #require(view.pages.current)
    let day = grid.frame(ofDay: 5)
    #expect(try #require(decoration(6)).frame.minY > day.midY)
    #expect(day.contains(try #require(decoration(6)).frame))
  }

  @Test("A view has its own size, and at most that of the area, and receives no touches")
  func views() throws {
    let label = UILabel()
    label.text = "3 €"
    label.font = .systemFont(ofSize: 8)
    let large = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    scene.decorations = [1: .customView { label }, 2: .customView { large }]
    reload([DateComponents(year: 2026, month: 11)])
    #expect(label.frame.size == label.intrinsicContentSize)
    #expect(large.frame.width < 45 && large.frame.height == 16)
    #expect(!large.isUserInteractionEnabled)
  }

  @Test("A decoration that fades in is there at the end")
  func fading() throws {
    scene.decorations = [3: .default(color: .red)]
    reload([scene.day(3)], animated: true)
    scene.stage.advance(by: 0.1)
    let before = scene.stage.snapshot()
    scene.stage.advance(by: 1)
    #expect(!before.isEqual(scene.stage.snapshot()))
    #expect(try #require(decoration(3)).alpha == 1)
  }
}

/// A delegate that keeps the days for which it was asked.
@MainActor private final class Asked: UICalendarViewDelegate {
  var asked: [DateComponents] = []

  func calendarView(
    _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
  ) -> UICalendarView.Decoration? {
    asked.append(dateComponents)
    return nil
  }
}
