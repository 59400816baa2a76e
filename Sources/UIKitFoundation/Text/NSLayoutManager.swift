public import Foundation
public import Widgets
import WindowResponder

/// Finds the places of letters in a room, and draws them there: the text is that of an ``NSTextStorage``, the
/// room an `NSTextContainer`. Follows `NSLayoutManager`.
///
///     let storage = NSTextStorage(string: "See the manual")
///     let manager = NSLayoutManager()
///     let container = NSTextContainer(size: label.bounds.size)
///     container.lineFragmentPadding = 0
///     manager.addTextContainer(container)
///     storage.addLayoutManager(manager)
///     let index = manager.characterIndex(
///       for: label.center, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
///
/// A glyph is a UTF-16 unit of the text: both have the same indices. There is one container for all of the
/// text. That of a text view tells where its letters are; methods that a subclass overrides are not called by
/// the view.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text; nil until the manager is added to a storage.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The rooms that were added. All text is in the first.
  open private(set) var textContainers: [TextContainer] = []

  /// Kept, and changes nothing: text is laid out when it is asked for.
  open var allowsNonContiguousLayout = false
  /// Kept, and changes nothing: the distance between lines is the font's own.
  open var usesFontLeading = true
  /// Kept, and changes nothing.
  open var showsInvisibleCharacters = false
  /// Kept, and changes nothing.
  open var showsControlCharacters = false
  /// Kept, and changes nothing: paragraphs say it by their style.
  open var usesDefaultHyphenation = false

  // MARK: Rooms

  /// Adds a room for the text.
  open func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a room at an index.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    MainQueue.answer { container.owner = self }
  }

  /// Takes a room away.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    MainQueue.answer { container.owner = nil }
  }

  // MARK: Keeping up

  /// Does nothing: text is laid out when it is asked for.
  open func ensureLayout(for container: TextContainer) {}
  /// Does nothing: text is laid out when it is asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: text is laid out when it is asked for.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: text is laid out when it is asked for.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Does nothing: what changed is laid out anew in any case.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// Has the view of the container drawn again.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    let containers = textContainers
    MainQueue.answer { for container in containers { container.textView?.setNeedsDisplay() } }
  }

  // MARK: Glyphs and characters

  /// How many glyphs there are: as many as UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// The character of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// The glyphs of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs that are in a room: all of them in the first.
  open func glyphRange(for container: TextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  // MARK: Drawing

  /// Does nothing: what lies behind letters is drawn with them.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: Point) {}

  /// Draws the text on the current context, its room's corner at a point. All of the text is drawn where some
  /// of it is asked for.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: Point) {
    guard glyphsToShow.length > 0 else { return }
    MainActor.assumeIsolated { places?.draw(at: origin) }
  }

  // MARK: Places

  /// What knows where letters are; nil without a text or a room.
  @MainActor var places: LaidOutText? {
    guard let textStorage, let container = textContainers.first else { return nil }
    if let view = container.textView { return LaidOutText(of: view) }
    return LaidOutText(StyledText(textStorage), in: container)
  }

  /// What the places of letters answer; `nothing` where there are none.
  func ask<Value: Sendable>(_ nothing: Value, _ body: @MainActor (LaidOutText) -> Value) -> Value {
    MainQueue.answer { places.map(body) ?? nothing }
  }
}

extension NSTextStorage {
  /// Who lays the text out.
  public final var layoutManagers: [NSLayoutManager] { managers }

  /// Has a manager lay the text out, which is held.
  public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Has a manager lay the text out no longer.
  public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

extension TextContainer {
  /// Who lays text out in the room; nil for nobody.
  public var layoutManager: NSLayoutManager? {
    if let manager = owner as? NSLayoutManager { return manager }
    return textView?.layoutManager
  }
}

extension TextView {
  /// Tells where the letters of the text are, in the coordinates of `textContainer`, which begin
  /// within `textContainerInset`. Made when it is first asked for.
  public var layoutManager: NSLayoutManager {
    if let known = textStorage.layoutManagers.first(where: {
      $0.textContainers.first === textContainer
    }) {
      return known
    }
    let made = NSLayoutManager()
    made.addTextContainer(textContainer)
    textStorage.addLayoutManager(made)
    return made
  }
}
