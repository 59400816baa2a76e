/// A view that is one stop of the Tab key, whatever it contains. The views inside are for touches and the
/// pointer.
@MainActor package protocol FocusLeaf: View {}
