import ResponderTestKit
import Testing
import UIKit

@MainActor @Suite(.serialized) struct LayoutManagerTests {
  let font = UIFont.systemFont(ofSize: 20)
  /// An owner of text storages, because a layout manager does not retain its storage.
  private final class Holder { var storages: [NSTextStorage] = [] }
  private let holder = Holder()

  private func lay(
    _ text: String, width: Double = 200
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(
      attributedString: NSAttributedString(string: text, attributes: [.font: font]))
    holder.storages.append(storage)
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: 1_000))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  @Test("The character under a point is found, and how far through it the point is")
  func characters() {
    let (_, manager, container) = lay("one two")
    for index in 0..<7 {
      let box = manager.boundingRect(
        forGlyphRange: NSRange(location: index, length: 1), in: container)
      #expect(box.width > 0 && box.minX >= 0)
      var part: CGFloat = 0
      let place = CGPoint(x: box.minX + box.width * 0.75, y: box.midY)
      let found = manager.characterIndex(
        for: place, in: container, fractionOfDistanceBetweenInsertionPoints: &part)
      #expect(found == index)
      #expect(abs(part - 0.75) < 0.05)
    }
    #expect(manager.glyphIndex(for: CGPoint(x: -50, y: 5), in: container) == 0)
    #expect(manager.glyphIndex(for: CGPoint(x: 900, y: 5), in: container) == 6)
  }

  @Test("Ranges count as NSString does, also behind signs of two units")
  func units() {
    let (storage, manager, container) = lay("\u{1F600}b")
    #expect(manager.numberOfGlyphs == 3 && storage.length == 3)
    let face = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 2), in: container)
    let letter = manager.boundingRect(
      forGlyphRange: NSRange(location: 2, length: 1), in: container)
    #expect(letter.minX >= face.maxX - 1 && letter.width > 0)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: letter.midX, y: letter.midY), in: container,
        fractionOfDistanceBetweenInsertionPoints: nil) == 2)
  }

  @Test("The box of what is used has the size of the text, and what keeps lines from the sides")
  func used() {
    let (storage, manager, container) = lay("one two")
    let bare = manager.usedRect(for: container)
    let size = storage.size()
    #expect(abs(bare.width - size.width) <= 2 && abs(bare.height - size.height) <= 2)
    container.lineFragmentPadding = 7
    #expect(abs(manager.usedRect(for: container).width - bare.width - 14) < 0.01)
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 1), in: container)
    #expect(abs(box.minX - 7) < 1)
  }

  @Test("Lines are gone through from the top, with their glyphs and the room from side to side")
  func lines() {
    let (storage, manager, container) = lay("one two three four five six", width: 90)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: storage.length)
    ) { whole, used, room, range, _ in
      #expect(whole.minX == 0 && whole.width == 90 && room === container)
      #expect(used.width <= 91 && used.minY == whole.minY)
      ranges.append(range)
    }
    #expect(ranges.count > 2)
    #expect(ranges.first?.location == 0)
    #expect(ranges.map(\.length).reduce(0, +) == storage.length)
    var range = NSRange()
    let second = manager.lineFragmentRect(
      forGlyphAt: ranges[1].location, effectiveRange: &range)
    #expect(range == ranges[1] && second.minY > 0)
    var seen = 0
    manager.enumerateLineFragments(
      forGlyphRange: NSRange(location: 0, length: storage.length)
    ) { _, _, _, _, stop in
      seen += 1
      stop.pointee = true
    }
    #expect(seen == 1)
  }

  @Test("A number of lines is not gone beyond")
  func limit() {
    let (_, manager, container) = lay("one two three four five six", width: 90)
    let all = manager.usedRect(for: container).height
    container.maximumNumberOfLines = 1
    #expect(manager.usedRect(for: container).height < all / 2)
  }

  @Test("A text without letters, and a manager without a text, have empty places")
  func nothing() {
    let (_, manager, container) = lay("")
    #expect(manager.usedRect(for: container) == .zero && manager.numberOfGlyphs == 0)
    let alone = NSLayoutManager()
    #expect(alone.usedRect(for: container) == .zero)
    #expect(alone.glyphRange(for: container) == NSRange(location: 0, length: 0))
    #expect(alone.lineFragmentRect(forGlyphAt: 3, effectiveRange: nil) == .zero)
  }

  @Test("The text is drawn where it is asked for")
  func drawing() {
    let (_, manager, container) = lay("M")
    container.lineFragmentPadding = 0
    let image = UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { _ in
      let range = manager.glyphRange(for: container)
      manager.drawBackground(forGlyphRange: range, at: CGPoint(x: 30, y: 5))
      manager.drawGlyphs(forGlyphRange: range, at: CGPoint(x: 30, y: 5))
    }
    func isPainted(_ columns: Range<Int>) -> Bool {
      columns.contains { x in (0..<40).contains { image.pixel(x: x, y: $0).alpha > 0.5 } }
    }
    #expect(!isPainted(0..<29) && isPainted(30..<55))
  }

  @Test("A view's manager tells of its letters, in the coordinates of its room")
  func views() {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.font = font
    view.text = "one two"
    view.textContainerInset = UIEdgeInsets(top: 30, left: 20, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 0
    stage.window.addSubview(view)
    stage.render()
    let manager = view.layoutManager
    #expect(manager === view.layoutManager && view.textContainer.layoutManager === manager)
    #expect(manager.textStorage === view.textStorage)
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: 4, length: 1), in: view.textContainer)
    #expect(box.minX > 20 && box.minY < 5)
    let place = CGPoint(x: box.midX, y: box.midY)
    let found = manager.characterIndex(
      for: place, in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect(found == 4)
  }

  @Test("A view that does not scroll is not higher than the lines of its room")
  func viewLines() {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 300))
    view.isScrollEnabled = false
    view.text = "one two three four five six seven eight nine ten"
    stage.window.addSubview(view)
    stage.render()
    let all = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    view.textContainer.maximumNumberOfLines = 2
    let two = view.sizeThatFits(CGSize(width: 100, height: 0)).height
    #expect(two < all && two > 30)
  }

  @Test("A view takes a room that was made before it")
  func givenRoom() {
    let container = NSTextContainer(size: .zero)
    container.lineFragmentPadding = 11
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.textContainer === container && container.textView === view)
    #expect(view.textContainer.lineFragmentPadding == 11)
  }
}
