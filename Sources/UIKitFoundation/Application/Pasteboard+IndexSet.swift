public import Foundation
public import WindowResponder

/// Methods for several items, whose indexes are an `IndexSet`.
extension Pasteboard {
  /// Returns the types of the items at indexes, or of all items. If there is no such item, returns `nil`.
  public func types(forItemSet itemSet: IndexSet?) -> [[String]]? {
    types(forItemSet: itemSet.map { Array($0) })
  }

  /// Returns a Boolean value that indicates whether each of the items at indexes, or of all items, has one of
  /// the types.
  public func contains(pasteboardTypes: [String], inItemSet itemSet: IndexSet?) -> Bool {
    contains(pasteboardTypes: pasteboardTypes, inItemSet: itemSet.map { Array($0) })
  }

  /// Returns the indexes of the items that have one of the types, or `nil` if there are none.
  public func itemSet(withPasteboardTypes pasteboardTypes: [String]) -> IndexSet? {
    let found: [Int]? = itemSet(withPasteboardTypes: pasteboardTypes)
    return found.map { IndexSet($0) }
  }

  /// Returns the data of a type of the items at indexes, or of all items. If no item has the type, returns
  /// `nil`.
  public func data(forPasteboardType type: String, inItemSet itemSet: IndexSet?) -> [Data]? {
    let numbers = itemSet.map { Array($0) }
    let found: [[UInt8]]? = data(forPasteboardType: type, inItemSet: numbers)
    return found?.map { Data($0) }
  }

  /// Returns the values of a type of the items at indexes, or of all items. If no item has the type, returns
  /// `nil`.
  public func values(forPasteboardType type: String, inItemSet itemSet: IndexSet?) -> [Any]? {
    values(forPasteboardType: type, inItemSet: itemSet.map { Array($0) })
  }
}
