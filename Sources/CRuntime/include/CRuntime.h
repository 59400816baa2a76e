// The entry points of Swift's runtime and of libdispatch that no public header declares.
//
// An entry point that a program requires is a strong symbol: if a toolchain lacks it, linking fails. The
// others are weak: if one is missing, wr_missing_entry names it, and the library uses a slower alternative.
#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Returns the name of the entry point that is missing as the `index`th one, from 0, or NULL if no more are
/// missing.
const char *wr_missing_entry(unsigned index);

// Objects and classes

/// Takes a reference to an object whose memory still exists, and returns it. Returns NULL if the last
/// reference to the object was released.
///
/// A function of the Swift runtime (HeapObject.h), exported since Swift 3. If a toolchain lacks it, linking
/// fails.
void *swift_tryRetain(void *object);

/// Returns whether a class of responders overrides `motionBegan`, `motionEnded` or `motionCancelled` of a
/// class from which it inherits. Both classes are given by their metadata.
///
/// Uses swift_lookUpClassMethod of the Swift runtime (Metadata.h), exported since Swift 5.1, and the
/// descriptors of the three methods, symbols of the compiler. If a descriptor is missing, returns true: the
/// accelerometer is then read for every responder.
bool wr_overrides_motion(const void *made, const void *base);

/// Returns whether a class of responders has another method `accessibilityPerformMagicTap` than a class that it
/// inherits from. Both are given by their metadata.
///
/// Uses the same function of the Swift runtime as wr_overrides_motion, and the descriptor of the method. If the
/// descriptor is missing, returns false: assistive technologies are then not offered the action.
bool wr_overrides_magic_tap(const void *made, const void *base);

/// Returns whether a class of table view controllers overrides `tableView(_:commit:forRowAt:)` of a class that it
/// inherits from. Both are given by their metadata.
///
/// Uses the same function of the Swift runtime as wr_overrides_motion, and the descriptor of the method. If the
/// descriptor is missing, returns false: a swipe then deletes rows only if the class overrides
/// `tableView(_:canEditRowAt:)`.
bool wr_overrides_row_commit(const void *made, const void *base);

/// Returns whether a class of table view controllers overrides `tableView(_:moveRowAt:to:)` of a class that it
/// inherits from. Both are given by their metadata.
///
/// Uses the same function of the Swift runtime as wr_overrides_motion, and the descriptor of the method. If the
/// descriptor is missing, returns false: rows are then moved only if the class overrides
/// `tableView(_:canMoveRowAt:)`.
bool wr_overrides_row_move(const void *made, const void *base);

/// Returns whether a class of collection view controllers overrides `collectionView(_:moveItemAt:to:)` of a class
/// that it inherits from. Both are given by their metadata.
///
/// Uses the same function of the Swift runtime as wr_overrides_motion, and the descriptor of the method. If the
/// descriptor is missing, returns false: a long press then moves items only if the class overrides
/// `collectionView(_:canMoveItemAt:)`.
bool wr_overrides_item_move(const void *made, const void *base);

/// Returns the metadata of the inspector's class, or NULL if the program is not linked with a module that has
/// one.
///
/// The module of the inspector defines the function wr_registered_inspector, which returns it. The linker
/// connects the two, so that nothing is registered when the program starts.
const void *wr_inspector_class(void);

/// Searches for a class of a name that stands in the module of another type itself, not in a type of it. Stores
/// its metadata, or NULL if the module has no such class. Generic classes are not found.
///
/// Returns false if the search is not possible: the other type is in another file than this code, or the entry
/// point is missing. Reads the records and descriptors of types (MetadataValues.h and Metadata.h of the Swift
/// runtime), which are the same since Swift 5, and calls swift_getTypeContextDescriptor, exported since Swift 5.1.
bool wr_class_beside(const void *type, const char *name, const void **found);

// The main queue

/// Returns the descriptor that is readable if the main queue has work, such as tasks of the main actor.
///
/// Calls _dispatch_get_main_queue_handle_4CF of libdispatch (private.h), exported for Core Foundation since
/// Swift 3. If a toolchain lacks it, linking fails.
int wr_main_queue_handle(void);

/// Runs the waiting blocks of the main queue, and clears its descriptor.
///
/// Calls _dispatch_main_queue_callback_4CF of libdispatch (private.h), exported for Core Foundation since
/// Swift 3. If a toolchain lacks it, linking fails.
void wr_drain_main_queue(int handle);

// The global executor: see TaskThreads.c

/// Returns whether the threads of TaskThreads.c run the jobs of Swift's global executor in place of
/// libdispatch's.
bool wr_task_threads_are_installed(void);

/// Runs a job of the Swift runtime on one of the threads. Returns false if no thread can be started.
bool wr_task_threads_enqueue(void *job);

/// Runs a job of the Swift runtime after a time on the continuous (CLOCK_BOOTTIME) or the suspending
/// (CLOCK_MONOTONIC) clock. Returns false if the timers cannot be started.
bool wr_task_threads_enqueue_after(int64_t nanoseconds, bool continuous, void *job);
