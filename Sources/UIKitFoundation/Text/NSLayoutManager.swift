public import Foundation
public import Widgets
import WindowResponder

/// An object that computes the positions of characters in a text container and draws them there. Follows
/// `NSLayoutManager`.
///
/// The text is an ``NSTextStorage``, and the container an `NSTextContainer`:
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
/// A glyph is a UTF-16 code unit of the text: both have the same indexes. There is one container for all of
/// the text. The layout manager of a text view returns the positions of its characters, but the view calls no
/// methods that a subclass overrides.
open class NSLayoutManager: NSObject, @unchecked Sendable {
  /// The text, or `nil` until the manager is added to a text storage.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The text containers. All text is in the first one.
  open private(set) var textContainers: [TextContainer] = []

  /// A Boolean value without effect: text is laid out on demand.
  open var allowsNonContiguousLayout = false
  /// A Boolean value without effect: the line spacing is the font's own.
  open var usesFontLeading = true
  /// A Boolean value without effect.
  open var showsInvisibleCharacters = false
  /// A Boolean value without effect.
  open var showsControlCharacters = false
  /// A Boolean value without effect: the style of a paragraph determines hyphenation.
  open var usesDefaultHyphenation = false

  // MARK: Text containers

  /// Adds a text container.
  open func addTextContainer(_ container: TextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a text container at an index.
  open func insertTextContainer(_ container: TextContainer, at index: Int) {
    textContainers.insert(container, at: min(max(0, index), textContainers.count))
    MainQueue.answer { container.owner = self }
  }

  /// Moves the layout manager to another text storage. A text view of its container shows that text.
  open func replaceTextStorage(_ newTextStorage: NSTextStorage) {
    newTextStorage.addLayoutManager(self)
  }

  /// Removes a text container.
  open func removeTextContainer(at index: Int) {
    guard textContainers.indices.contains(index) else { return }
    let container = textContainers.remove(at: index)
    MainQueue.answer { container.owner = nil }
  }

  // MARK: Layout

  /// Returns without effect: text is laid out on demand.
  open func ensureLayout(for container: TextContainer) {}
  /// Returns without effect: text is laid out on demand.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Returns without effect: text is laid out on demand.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Returns without effect: text is laid out on demand.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}
  /// Returns the range without effect: changed text is laid out again in any case.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) { actualCharacterRange?.pointee = charRange }
  /// Marks the view of the container as needing display.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {
    let containers = textContainers
    MainQueue.answer { for container in containers { container.textView?.setNeedsDisplay() } }
  }

  // MARK: Glyphs and characters

  /// The number of glyphs, which is the number of UTF-16 code units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Returns the character index of a glyph.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph index of a character.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// Returns a Boolean value that indicates whether there is a glyph at an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool {
    (0..<numberOfGlyphs).contains(glyphIndex)
  }
  /// Returns the range of glyphs for a range of characters.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// Returns the range of characters for a range of glyphs.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// Returns the range of glyphs in a container: all of them for the first one.
  open func glyphRange(for container: TextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }

  // MARK: Drawing

  /// Returns without effect: backgrounds are drawn with the glyphs.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: Point) {}

  /// Draws the text on the current context, with the origin of its container at a point.
  ///
  /// If the range is empty, nothing is drawn. For any other range, all of the text is drawn.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: Point) {
    guard glyphsToShow.length > 0 else { return }
    MainActor.assumeIsolated { laidOutText?.draw(at: origin) }
  }

  // MARK: Positions

  /// The layout with the positions of characters, or `nil` without a text or a container.
  @MainActor var laidOutText: LaidOutText? {
    guard let textStorage, let container = textContainers.first else { return nil }
    if let view = container.textView { return LaidOutText(of: view) }
    return LaidOutText(StyledText(textStorage), in: container)
  }

  /// Returns the result of a closure with the layout, or `nothing` if there is no layout.
  func ask<Value: Sendable>(_ nothing: Value, _ body: @MainActor (LaidOutText) -> Value) -> Value {
    MainQueue.answer { laidOutText.map(body) ?? nothing }
  }
}

extension NSTextStorage {
  /// The layout managers of the text.
  public final var layoutManagers: [NSLayoutManager] { managers }

  /// Adds a layout manager, which the text storage retains. If it is that of a text view, the view shows the
  /// text of this storage.
  public final func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    managers.append(aLayoutManager)
    aLayoutManager.textStorage = self
    nonisolated(unsafe) let storage = self
    MainQueue.answer {
      if let view = aLayoutManager.textContainers.first?.textView { storage.join(view) }
    }
  }

  /// Removes a layout manager.
  public final func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    managers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }
}

extension TextContainer {
  /// The layout manager of the container, or `nil` if there is none.
  public var layoutManager: NSLayoutManager? {
    if let manager = owner as? NSLayoutManager { return manager }
    return textView?.layoutManager
  }
}

extension TextView {
  /// The layout manager of the view, in the coordinates of `textContainer`, whose origin is inside
  /// `textContainerInset`. Created on first access.
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
