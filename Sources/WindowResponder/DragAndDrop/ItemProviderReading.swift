/// A type whose values can be created from an item's data. Follows `NSItemProviderReading`.
///
/// `String` and ``Image`` conform to it. Your own type lists the types of data from which its values can be
/// created:
///
///     extension Note: ItemProviderReading {
///       static var readableTypeIdentifiersForItemProvider: [String] { ["application/x-note"] }
///       static func object(
///         withItemProviderData data: [UInt8], typeIdentifier: String
///       ) throws -> Note { try Note(bytes: data) }
///     }
@preconcurrency @MainActor public protocol ItemProviderReading {
  /// The types of data that can be read, the best one first. They are MIME types or UIKit's names.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates a value from data.
  static func object(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> Self
}

/// A type whose values can be read as a list from the data of one item. One item of another program may
/// contain many files.
@MainActor package protocol ItemProviderListReading: ItemProviderReading {
  /// Creates all values in the data.
  static func objects(
    withItemProviderData data: [UInt8], typeIdentifier: String
  ) throws -> [Self]
}

extension ItemProviderReading {
  /// Creates all values in the data of one item.
  static func all(in data: [UInt8], _ typeIdentifier: String) throws -> [Self] {
    if let list = self as? any ItemProviderListReading.Type {
      let found = try list.objects(withItemProviderData: data, typeIdentifier: typeIdentifier)
      return found.compactMap { $0 as? Self }
    }
    return [try object(withItemProviderData: data, typeIdentifier: typeIdentifier)]
  }
}
