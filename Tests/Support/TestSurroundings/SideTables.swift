/// Returns a Boolean value that indicates whether the references to an object are counted in a side table,
/// which it gets with the first `weak` reference. From then on, every retain and release takes longer.
///
/// The second word of a Swift object counts its references, or is the address of the side table. The two
/// highest bits are set only in the second case (`UseSlowRC` and `SideTableMark` in the runtime's
/// `RefCount.h`). The word of an immortal object has only the highest of them.
package func hasSideTable(_ object: AnyObject) -> Bool {
  let word = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    .load(fromByteOffset: 8, as: UInt64.self)
  return word >> 62 == 0b11
}
