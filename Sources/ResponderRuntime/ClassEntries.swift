import CRuntime

/// Questions about objects and classes that Swift itself has no words for.
package enum ClassEntries {
  /// Takes a reference to an object whose memory still exists, and returns it. If the last reference to the
  /// object has gone, returns `nil`.
  @inlinable package static func retain(
    ifAlive address: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer? {
    swift_tryRetain(address)
  }

  /// Returns a Boolean value that indicates whether a class of responders overrides one of the methods for
  /// motion events, itself or by a class between it and `base`, which it inherits from.
  ///
  /// If the descriptors of these methods cannot be found, returns `true`.
  package static func overridesMotion(_ type: AnyClass, of base: AnyClass) -> Bool {
    wr_overrides_motion(metadata(type), metadata(base))
  }

  /// Returns a Boolean value that indicates whether a class of responders overrides the method for the magic
  /// tap, itself or by a class between it and `base`, which it inherits from.
  ///
  /// If the descriptor of the method cannot be found, returns `false`.
  package static func overridesMagicTap(_ type: AnyClass, of base: AnyClass) -> Bool {
    wr_overrides_magic_tap(metadata(type), metadata(base))
  }

  /// Returns a Boolean value that indicates whether a class of table view controllers overrides the method
  /// that commits the deletion or insertion of a row, itself or by a class between it and `base`.
  ///
  /// If the descriptor of the method cannot be found, returns `false`.
  package static func overridesRowCommit(_ type: AnyClass, of base: AnyClass) -> Bool {
    wr_overrides_row_commit(metadata(type), metadata(base))
  }

  /// Returns a Boolean value that indicates whether a class of table view controllers overrides the method
  /// that moves a row, itself or by a class between it and `base`.
  ///
  /// If the descriptor of the method cannot be found, returns `false`.
  package static func overridesRowMove(_ type: AnyClass, of base: AnyClass) -> Bool {
    wr_overrides_row_move(metadata(type), metadata(base))
  }

  /// Returns a Boolean value that indicates whether a class of collection view controllers overrides the
  /// method that moves an item, itself or by a class between it and `base`.
  ///
  /// If the descriptor of the method cannot be found, returns `false`.
  package static func overridesItemMove(_ type: AnyClass, of base: AnyClass) -> Bool {
    wr_overrides_item_move(metadata(type), metadata(base))
  }

  /// The class of the inspector, or `nil` if the program is linked with no module that has one.
  ///
  /// The module defines a C function `wr_registered_inspector`, which returns
  /// ``metadata(_:)`` of its class.
  package static var inspector: AnyClass? {
    wr_inspector_class().map { unsafeBitCast($0, to: AnyClass.self) }
  }

  /// Returns the metadata of a class, which last as long as the program.
  package static func metadata(_ type: AnyClass) -> UnsafeRawPointer {
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }
}
