import Foundation
import Widgets
import WindowResponder

/// A view that shows a text storage.
struct StorageView {
  weak var view: TextView?
  /// The text of the view when it was last read or written.
  var known: StyledText?
  /// A Boolean value that indicates whether ``known`` is the text of the storage before the changes that the
  /// view has not seen.
  var isExact = false
  /// The range of the changes that the view has not seen, in the present text, and the number of characters
  /// that they have added. The value is `nil` if there are none.
  private(set) var unseen: Change?

  /// A range of changes.
  struct Change {
    var range: NSRange
    var delta: Int
  }

  init(view: TextView) { self.view = view }

  /// Adds a change of the storage, with its range before the change.
  mutating func note(_ range: NSRange, _ delta: Int) {
    let whole = unseen.map { NSUnionRange($0.range, range) } ?? range
    unseen = Change(
      range: NSRange(location: whole.location, length: max(0, whole.length + delta)),
      delta: (unseen?.delta ?? 0) + delta)
  }

  /// Forgets the changes that the view has not seen.
  mutating func forgetChanges() { unseen = nil }

  /// Returns the text of the storage, of which only changed lines are converted, or `nil` if all of it must
  /// be converted.
  func changedLines(of storage: NSTextStorage) -> StyledText? {
    guard isExact, let unseen, var result = known else { return nil }
    let units = result.string.utf16
    var start = unseen.range.location
    var end = NSMaxRange(unseen.range) - unseen.delta
    guard start >= 0, start <= end, end <= units.count,
      units.count + unseen.delta == storage.length
    else { return nil }
    var lower = units.index(units.startIndex, offsetBy: start)
    var upper = units.index(lower, offsetBy: end - start)
    func isLineStart(_ index: String.Index) -> Bool {
      index == units.startIndex || units[units.index(before: index)] == UInt16.lineFeed
    }
    // Lines begin and end between two characters, whatever is combined in them.
    while !isLineStart(lower) {
      units.formIndex(before: &lower)
      start -= 1
    }
    while upper < units.endIndex, !isLineStart(upper) {
      units.formIndex(after: &upper)
      end += 1
    }
    let part = storage.attributedSubstring(
      from: NSRange(location: start, length: end - start + unseen.delta))
    let range = result.string.textRange(lower..<upper)
    result.replaceCharacters(in: range, with: StyledText(part))
    return result
  }
}

/// A change that the user has made in a view.
struct ViewInput {
  let view: TextView
  /// The lines with the changes.
  let text: NSAttributedString
  /// The lines as the view shows them.
  let shown: StyledText
  /// The range of the lines in the text of the storage before the changes.
  let window: NSRange
  /// The length of the text of the storage after the changes.
  let lengthAfterward: Int

  init(
    view: TextView, text: NSAttributedString, shown: StyledText, window: NSRange,
    in storage: NSTextStorage
  ) {
    self.view = view
    self.text = text
    self.shown = shown
    self.window = window
    lengthAfterward = storage.length - window.length + text.length
  }
}

extension StyledText {
  /// Returns the ranges of the lines that differ from another text in their characters or attributes, in
  /// bytes, or `nil` if the texts are equal.
  func lines(differingFrom old: StyledText) -> (old: Range<Int>, new: Range<Int>)? {
    guard self != old else { return nil }
    let (own, other) = (Array(string.utf8), Array(old.string.utf8))
    let (runs, oldRuns) = (runs, old.runs)
    var start = zip(own, other).prefix { $0 == $1 }.count
    start = min(start, Self.equalStart(runs, oldRuns))
    var end = zip(own.reversed(), other.reversed()).prefix { $0 == $1 }.count
    end = min(end, Self.equalEnd(runs, oldRuns), own.count - start, other.count - start)
    while start > 0, own[start - 1] != UInt8.lineFeed { start -= 1 }
    while end > 0, end < own.count, own[own.count - end - 1] != UInt8.lineFeed { end -= 1 }
    return (start..<other.count - end, start..<own.count - end)
  }

  /// Returns the number of bytes at the start of two texts that have the same attributes.
  private static func equalStart(_ one: [Run], _ other: [Run]) -> Int {
    var count = 0
    for (run, otherRun) in zip(one, other) {
      guard run.attributes == otherRun.attributes else { break }
      count = min(run.range.utf8.upperBound, otherRun.range.utf8.upperBound)
      guard run.range == otherRun.range else { break }
    }
    return count
  }

  /// Returns the number of bytes at the end of two texts that have the same attributes.
  private static func equalEnd(_ one: [Run], _ other: [Run]) -> Int {
    let length = one.last?.range.utf8.upperBound ?? 0
    let otherLength = other.last?.range.utf8.upperBound ?? 0
    var count = 0
    for (run, otherRun) in zip(one.reversed(), other.reversed()) {
      guard run.attributes == otherRun.attributes else { break }
      let size = length - run.range.utf8.lowerBound
      let otherSize = otherLength - otherRun.range.utf8.lowerBound
      count = min(size, otherSize)
      guard size == otherSize else { break }
    }
    return count
  }
}

extension String {
  /// Returns the range of UTF-16 code units of a range of bytes, which begins and ends between scalars.
  func units(ofBytes range: Range<Int>) -> NSRange {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(lower, offsetBy: range.count)
    return NSRange(
      location: utf16.distance(from: startIndex, to: lower),
      length: utf16.distance(from: lower, to: upper))
  }
}

extension UInt8 {
  fileprivate static let lineFeed: UInt8 = 10
}

extension UInt16 {
  fileprivate static let lineFeed: UInt16 = 10
}
