/// A view that is one stop of the Tab key, whatever is in it: the views inside are for fingers and the
/// pointer.
@MainActor package protocol FocusLeaf: View {}
